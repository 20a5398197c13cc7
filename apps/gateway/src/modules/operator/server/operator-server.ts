import { operatorCalls, operatorErrorCodes, type OperatorCallName, type OperatorErrorCode } from '@livery/contracts';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerClientError, asProblem, endUnaskedConnections, header, limitKeyOf, loggerOptions, refusalText, type LogOptions } from '../../../platform/http/index.ts';
import { countRequests, type Metrics } from '../../../platform/metrics/index.ts';
import { WalletRefusal } from '../../wallet/index.ts';
import { moneyRefused } from '../money/money-refused.ts';
import { OperatorProblem } from '../operator-problem.ts';

/** What the operators' server listens with. */
export interface OperatorServerOptions {
  readonly log: LogOptions;
  readonly newId: () => string;
  /** Proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: boolean | string;
  readonly metrics: Pick<Metrics, 'request' | 'refusal'>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** For the log: who made the call, and about which merchant. */
    operatorLog: { readonly operator?: string; readonly tenant?: string } | undefined;
    operatorFailure: string | undefined;
  }
  interface FastifyContextConfig {
    operatorCall?: OperatorCallName;
  }
}

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Calls a minute of one address. */
const CALLS_PER_MINUTE = 600;

const isOperatorCode = (code: string): code is OperatorErrorCode => code in operatorErrorCodes;

/** Any error as a refusal that operators are told; faults of the program keep their cause for the log. */
function refusalOf(error: unknown): { readonly problem: OperatorProblem; readonly cause?: unknown } {
  if (error instanceof OperatorProblem) return { problem: error };
  if (error instanceof WalletRefusal) return { problem: moneyRefused(error) };
  const { code, details, cause } = asProblem(error);
  const known = isOperatorCode(code) ? code : 'UNKNOWN_ERROR';
  const message = known === 'IDEMPOTENCY_KEY_REUSED' ? 'The Idempotency-Key was used for another request. Use a new one for a new order.' : refusalText(code, details?.retryAfter, 'EN');
  const problem = new OperatorProblem(known, message, details?.retryAfter === undefined ? undefined : { retryAfter: details.retryAfter });
  return problem.status < 500 ? { problem } : { problem, cause: cause ?? error };
}

function send(request: FastifyRequest, reply: FastifyReply, { code, status, message, details }: OperatorProblem): FastifyReply {
  request.operatorFailure = code;
  if (details?.retryAfter !== undefined) void reply.header('retry-after', String(details.retryAfter));
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send({ success: false, code, message, requestId: request.id, ...(details === undefined ? {} : { value: details }) });
}

/** A server for operators: the envelope, limits and a log that names who did what. The caller adds the routes. */
export function createOperatorServer({ log, newId, trustProxy, metrics }: OperatorServerOptions): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    // An address that no route can be looked up for, such as one that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      send(request, reply, refusalOf(error).problem);
    },
  });
  endUnaskedConnections(app);
  app.decorateRequest('operatorLog', undefined);
  app.decorateRequest('operatorFailure', undefined);
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, String(body), done);
  });
  void app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => limitKeyOf(ip),
    errorResponseBuilder: (_request, { ttl }) => new OperatorProblem('TOO_MANY_REQUESTS', 'Too many calls from this address. Wait a minute.', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store').header('x-request-id', request.id);
    // No page of any site calls this server.
    if (header(request, 'sec-fetch-site') === 'cross-site') throw new OperatorProblem('FORBIDDEN', 'Calls from pages of other sites are refused.');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operatorCall: call } = request.routeOptions.config;
    const line = { method: request.method, call, ...request.operatorLog, status: reply.statusCode, code: request.operatorFailure, ms: Math.round(reply.elapsedTime), ip: request.ip };
    if (reply.statusCode >= 500) request.log.warn(line, 'answered an operator');
    else request.log.info(line, 'answered an operator');
  });
  countRequests(app, metrics, { call: ({ routeOptions }) => routeOptions.config.operatorCall ?? 'operators', refusal: ({ operatorFailure }) => operatorFailure });
  app.setErrorHandler((error, request, reply) => {
    const { problem, cause } = refusalOf(error);
    if (cause !== undefined) request.log.error({ err: cause }, 'failed');
    return send(request, reply, problem);
  });
  const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0];
    const known = Object.values(operatorCalls).find((spec) => spec.path === path);
    if (known === undefined) return send(request, reply, new OperatorProblem('NOT_FOUND', 'There is no such call.'));
    return send(request, reply.header('allow', known.method), new OperatorProblem('METHOD_NOT_ALLOWED', `${known.path} takes ${known.method}.`));
  };
  // Addresses of no call count like calls: whoever looks for some is nobody to answer without end.
  app.after(() => app.setNotFoundHandler({ preHandler: app.rateLimit() }, notFound));
  return app;
}
