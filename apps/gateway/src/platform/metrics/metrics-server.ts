import Fastify from 'fastify';
import type { Metrics } from './metrics.ts';

/** The server of `/metrics`, on a port of its own: figures of a merchant's business are not for visitors. */
export interface MetricsServer {
  /** Listens; resolves with the port. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

/** Answers `GET /metrics` for Prometheus, and nothing else. */
export function createMetricsServer(metrics: Pick<Metrics, 'text'>): MetricsServer {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => {
    const { body, type } = await metrics.text();
    return reply.type(type).header('cache-control', 'no-store').send(body);
  });
  return {
    async listen(port, host) {
      await app.listen({ port, host });
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    },
    close: () => app.close(),
  };
}
