import type { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span, type Tracer } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLongOrProbe, requestKind } from '../http/request-kind.ts';

/** The context that a caller's `traceparent` names (W3C Trace Context); a new trace without one. */
function callersContext({ headers: { traceparent } }: FastifyRequest): Context {
  const remote = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  return remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true });
}

/** How a request ended. Neither its address, its sender nor its content is traced. */
function describe(span: Span, request: FastifyRequest, reply: FastifyReply): void {
  const { visitor, failure } = request;
  span.setAttribute('http.response.status_code', reply.statusCode);
  if (visitor !== undefined) span.setAttribute('livery.merchant', visitor.tenant.id);
  if (failure !== undefined) span.setAttribute('livery.code', failure);
  if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Opens a span for every request but probes and streams of events; what the request does below it finds it in `current`. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, current: AsyncLocalStorage<Context>): void {
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (isLongOrProbe(request)) return done();
    const parent = callersContext(request);
    const attributes = { 'http.request.method': request.method, 'livery.request_id': request.id };
    const context = trace.setSpan(parent, tracer.startSpan(requestKind(request), { kind: SpanKind.SERVER, attributes }, parent));
    contexts.set(request, context);
    current.run(context, done);
  });
  // Reading a body continues in the connection's own asynchronous context.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context === undefined) done();
    else current.run(context, done);
  });

  function end(request: FastifyRequest, reply: FastifyReply | undefined): void {
    const context = contexts.get(request);
    const span = context && trace.getSpan(context);
    if (span === undefined) return;
    contexts.delete(request);
    if (reply === undefined) span.setAttribute('error.type', 'aborted');
    else describe(span, request, reply);
    span.end();
  }
  app.addHook('onResponse', async (request, reply) => end(request, reply));
  app.addHook('onRequestAbort', async (request) => end(request, undefined));
}
