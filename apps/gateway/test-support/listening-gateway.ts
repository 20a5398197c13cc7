import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testGateway, type TestGateway, type TestGatewayOptions } from './gateway.ts';
import { wireClient, type SendWire } from './wire.ts';

/** Families of addresses that a gateway listens at. */
export type Family = 'IPv4' | 'IPv6';

/** A {@link TestGateway} that listens on loopback in both families, behind a proxy there whose forwarded addresses it believes. */
export interface ListeningGateway extends TestGateway {
  /** Sends a request over the network. */
  readonly send: Readonly<Record<Family, SendWire>>;
  /** Sends a request to the operators' server. */
  readonly sendOps: SendWire;
}

/** Starts a {@link ListeningGateway}. Stop it in `afterAll`. */
export async function listeningGateway(options: TestGatewayOptions = {}): Promise<ListeningGateway> {
  const gateway = await testGateway({ trustProxy: 'loopback', opsTrustProxy: 'loopback', ...options });
  const four = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  // Fastify listens once: the same routes again in the other family.
  const second = createServer((request, response) => gateway.app.routing(request, response));
  second.on('clientError', (error, socket) => gateway.app.server.emit('clientError', error, socket));
  await new Promise<void>((resolve, reject) => {
    second.once('error', reject).listen(0, '::1', resolve);
  });
  const six = `http://[::1]:${(second.address() as AddressInfo).port}`;
  const clients = { IPv4: wireClient(four), IPv6: wireClient(six), ops: wireClient(await gateway.ops.listen({ port: 0, host: '127.0.0.1' })) };
  return {
    ...gateway,
    send: { IPv4: clients.IPv4.send, IPv6: clients.IPv6.send },
    sendOps: clients.ops.send,
    async stop() {
      for (const client of Object.values(clients)) client.close();
      await new Promise((resolve) => second.close(resolve));
      await gateway.stop();
    },
  };
}
