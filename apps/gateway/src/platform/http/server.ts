import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { calls, schemas, seamlessCalls, type CallSchemas, type CallSpec } from '@livery/contracts';
import { answerClientError } from './answer/client-error.ts';
import { asProblem } from './answer/fault.ts';
import type { SessionMember } from './context.ts';
import type { Draining } from './draining.ts';
import { loggerOptions, logAnswer, type AddressIsLogged, type LogOptions } from './log.ts';
import { refusalText } from './answer/messages.ts';
import { Problem } from '../problem.ts';
import { header } from './request/headers.ts';
import { watchBodies } from './incoming-bodies.ts';
import { limitNothing, limitRequests } from './request-limit.ts';
import { endUnaskedConnections } from './unasked-connections.ts';

export interface ServerOptions {
  readonly log: LogOptions;
  readonly newId: () => string;
  /** Whether the log states a request's address; always unless given. */
  readonly addressIsLogged?: AddressIsLogged;
  /** Proxies whose `X-Forwarded-*` headers are believed: none, all, or addresses and ranges separated by commas. */
  readonly trustProxy: boolean | string;
  readonly draining?: Pick<Draining, 'isDraining'> | undefined;
  /** Calls and pages a minute of one address range; without it they are not limited. */
  readonly requestsPerMinute?: number | undefined;
  /** Which requests count towards it; calls and pages unless given. */
  readonly isCounted?: ((request: FastifyRequest) => boolean) | undefined;
  /** Milliseconds after which a request is ended whose body, an ordinary one, has not come whole; half a minute unless given. */
  readonly ordinaryBodyMs?: number;
  /** Serves what is no call: pages and files of the sites. Without it such an address is NOT_FOUND. */
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Told of each request that ends in a refusal, before it is answered; must not throw. */
  readonly refused?: (request: FastifyRequest, problem: Problem) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of a failed answer, for the log. */
    failure: string | undefined;
    /** Who makes the call, once that is known and is not blocked. */
    caller: SessionMember | undefined;
  }
}

/** Until the headers of a request have come. */
const HEADERS_TIMEOUT_MS = 30_000;
/** Until a request has come whole: Node has no such limit for one route. It is for those of large bodies; `watchBodies` ends all others sooner. */
const REQUEST_TIMEOUT_MS = 120_000;

const methodsByPath = new Map<string, string[]>();
for (const spec of Object.values(calls) as CallSpec[]) {
  const known = methodsByPath.get(spec.path) ?? [];
  methodsByPath.set(spec.path, [...known, spec.method, ...(spec.alsoMethods ?? [])]);
}

for (const { path } of Object.values(seamlessCalls)) methodsByPath.set(path, ['POST']);

/** First parts of the paths of all calls, of players and of vendors. */
const callRoots = new Set([...methodsByPath.keys()].map(rootOf));

function rootOf(path: string): string {
  return path.split('/', 2).join('/');
}

/** The first part of vendors' calls is also the address of a screen, which only their own paths are not. */
const vendorRoots: ReadonlySet<string> = new Set(Object.values(seamlessCalls).map(({ path }) => rootOf(path)));

/** Addresses with such a first part belong to calls alone: an unknown one is no page. */
function isCallPath(path: string): boolean {
  return callRoots.has(rootOf(path)) && !vendorRoots.has(path);
}

/** Sends a refusal in the envelope. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { code, details } = problem;
  request.failure = code;
  const { visitor } = request;
  const languages = visitor === undefined ? [header(request, 'x-language') ?? 'EN'] : [visitor.language, visitor.tenant.defaultLanguage];
  if (details?.retryAfter !== undefined) void reply.header('retry-after', String(details.retryAfter));
  return reply
    .status(problem.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ success: false, code, message: refusalText(code, details?.retryAfter, ...languages), requestId: request.id, ...(details === undefined ? {} : { value: details }) });
}

async function notFound(request: FastifyRequest, reply: FastifyReply, otherwise: ServerOptions['otherwise']): Promise<unknown> {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = methodsByPath.get(path);
  if (methods !== undefined) {
    void reply.header('allow', methods.join(', '));
    return sendProblem(request, reply, new Problem('METHOD_NOT_ALLOWED'));
  }
  if (isCallPath(path) || otherwise === undefined) return sendProblem(request, reply, new Problem('NOT_FOUND'));
  return otherwise(request, reply);
}

/** Answers an address that no route can be looked up for, such as one that cannot be decoded. */
async function unroutable(error: unknown, request: FastifyRequest, reply: FastifyReply, otherwise: ServerOptions['otherwise']): Promise<void> {
  try {
    if (isCallPath(request.url) || otherwise === undefined) throw error;
    await otherwise(request, reply);
  } catch (fault) {
    sendProblem(request, reply, asProblem(fault));
  }
}

function takesNoBody(request: FastifyRequest): boolean {
  const { call } = request.routeOptions.config;
  return call !== undefined && (request.method === 'DELETE' || (schemas[call] as CallSchemas).request === undefined);
}

/** A request that only reads, or whose repetition gets the stored answer. */
function isRepeatable(request: FastifyRequest): boolean {
  const { call } = request.routeOptions.config;
  return request.method === 'GET' || request.method === 'HEAD' || (call !== undefined && (calls[call] as CallSpec).idempotent === true);
}

/** A form of any website may be sent here with a visitor's address; a call takes one only where the table says so. */
function takesForm(request: FastifyRequest): boolean {
  const { call } = request.routeOptions.config;
  return call === undefined || (calls[call] as CallSpec).form === true;
}

/**
 * Refuses what a page of another site makes a visitor's browser send, but for reading: it would use the visitor's address and
 * cookies to send codes and mails. Browsers state it; programs send no such header.
 */
function assertOwnSite(request: FastifyRequest): void {
  if (request.method !== 'GET' && header(request, 'sec-fetch-site') === 'cross-site') throw new Problem('FORBIDDEN');
}

/** How often connections that have become idle are closed while the server closes, which closes those of the first moment only. */
const CLOSE_IDLE_MS = 100;

function closeIdleWhileClosing(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** A server with the platform's defaults: envelope, log, limits, health. The caller adds the routes. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => options.newId(),
    requestIdHeader: false,
    trustProxy: options.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // What arrives on a connection that is still open while the process stops is answered, and its connection then closed.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      watchBody(request, reply);
      void unroutable(error, request, reply, options.otherwise);
    },
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  const watchBody = watchBodies(app, options.ordinaryBodyMs);
  endUnaskedConnections(app);
  void app.register(cookie);
  if (options.requestsPerMinute === undefined) limitNothing(app);
  else limitRequests(app, options.requestsPerMinute, options.isCounted);
  app.decorateRequest('visitor', undefined);
  app.decorateRequest('failure', undefined);
  app.decorateRequest('caller', undefined);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (takesForm(request)) done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else done(new Problem('UNSUPPORTED_MEDIA_TYPE'), undefined);
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // A request of a call without a body may still state a content type.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && takesNoBody(request)) done(null, undefined);
    else void parseJson(request, String(body), done);
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id);
    if (request.routeOptions.config.call === undefined) return;
    void reply.header('cache-control', 'no-store');
    assertOwnSite(request);
  });
  // Also on answers to what arrived before: their connections would stay open and hold up the end of the process.
  app.addHook('onSend', async (_request, reply) => {
    if (options.draining?.isDraining === true) void reply.header('connection', 'close');
  });
  closeIdleWhileClosing(app);
  app.addHook('onResponse', (request, reply) => logAnswer(request, reply, options.addressIsLogged ?? (async () => true)));
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error, isRepeatable(request));
    // A body that has not come whole in time would be received, and kept, beyond its answer.
    if ((error as FastifyError).code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete) void reply.header('connection', 'close');
    options.refused?.(request, problem);
    if (problem.status >= 500 && problem.cause !== undefined) request.log.error({ err: problem.cause }, 'failed');
    return sendProblem(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => notFound(request, reply, options.otherwise));
  return app;
}
