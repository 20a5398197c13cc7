import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { StatementObserver } from '../db/index.ts';
import { watchedExporter } from './watched-exporter.ts';
import { traceRequests } from './trace-requests.ts';
import { statementTracer } from './trace-statements.ts';

/** Where traces go, and how many. */
export interface TracingOptions {
  /** Base address of an OTLP collector over HTTP; traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  /** Name of this service in the traces. */
  readonly service: string;
  /** Share of the requests that are traced, from 0 to 1. */
  readonly ratio: number;
  /** Said when the collector begins to refuse traces or cannot be reached (`false`), and when it takes them again. */
  readonly onCollector?: (reached: boolean, error: Error | undefined) => void;
}

/** Traces of OpenTelemetry: a span for each sampled request, and one below it for each statement to the database. */
export interface Tracing {
  /** Traces the requests of a server. To be called before its routes are added. */
  readonly requests: (app: FastifyInstance) => void;
  /** Traces statements that run on behalf of a request. */
  readonly statements: StatementObserver;
  /** Sends what waits; gives up after two seconds. */
  close(): Promise<void>;
}

/** What a stop of the process waits for traces, in milliseconds. */
const CLOSE_MS = 2_000;

/** Creates the traces of one process. Nothing is registered globally. */
export function createTracing({ endpoint, service, ratio, onCollector = () => undefined }: TracingOptions): Tracing {
  const exporter = watchedExporter(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: CLOSE_MS }), onCollector);
  const sampled = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // A caller's trace is continued, but it does not decide how much is recorded: anyone may send the header.
    sampler: new ParentBasedSampler({ root: sampled, remoteParentSampled: sampled, remoteParentNotSampled: sampled }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('livery');
  const current = new AsyncLocalStorage<Context>();
  return {
    requests: (app) => traceRequests(app, tracer, current),
    statements: statementTracer(tracer, current),
    async close() {
      await Promise.race([provider.shutdown().catch(() => undefined), delay(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}
