import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

/** Names whose values never reach the log, at any depth of a logged value. */
const SECRET_NAMES = [
  'authorization', 'cookie', 'set-cookie', 'password', 'confirmPassword', 'oldPassword', 'newPassword', 'confirmNewPassword', 'paymentPassword', 'oldPaymentPassword', 'confirmPaymentPassword',
  'token', 'sessionToken', 'deviceToken', 'idToken', 'firebaseIdToken', 'humanToken', 'challengeId', 'recoveryCodes', 'captcha', 'captchaWork', 'verificationCode', 'random', 'secret', 'signature', 'x-signature', 'ct', 'body', 'parameters', 'detail',
];

const quoted = (name: string): string => (name.includes('-') ? `["${name}"]` : `.${name}`);
const paths = SECRET_NAMES.flatMap((name) => ['', '*', '*.*', '*.*.*'].map((at) => (at === '' ? quoted(name).replace(/^\./, '') : `${at}${quoted(name)}`)));

interface Failure {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: unknown;
  readonly cause?: Failure;
  readonly [key: string]: unknown;
}

/** An error without the driver's additions: parameters and offending rows may hold secrets. */
function failureOf(error: unknown, depth = 0): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const cause = depth < 4 ? failureOf(error.cause, depth + 1) : undefined;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error ? { code: error.code } : {}),
    ...(cause === undefined ? {} : { cause }),
  };
}

/** Destination and level of the log. */
export interface LogOptions {
  readonly level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** The standard output unless given. */
  readonly stream?: { write(line: string): void };
}

/** Options of the server's logger: JSON lines, secrets censored. */
export function loggerOptions({ level, stream }: LogOptions): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level,
    redact: { paths, censor: '[secret]' },
    serializers: { err: (error: unknown) => failureOf(error) ?? { type: 'unknown', message: 'Not an error', stack: '' } },
    ...(stream === undefined ? {} : { stream }),
  };
}

/** Whether the log may state the address that a request came from. */
export type AddressIsLogged = (request: FastifyRequest) => Promise<boolean>;

/** One line for each answered request: who, what, how it ended; no header, query or body. The address only where `addressIsLogged` says so. */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply, addressIsLogged: AddressIsLogged): Promise<void> {
  const { visitor } = request;
  const line = {
    method: request.method,
    path: request.url.split('?', 1)[0]?.slice(0, 200),
    call: request.routeOptions.config.call,
    tenant: visitor?.tenant.id,
    status: reply.statusCode,
    code: request.failure,
    ms: Math.round(reply.elapsedTime),
    // Where the merchant's wish cannot be read now, the address is left out.
    ip: (await addressIsLogged(request).catch(() => false)) ? request.ip : undefined,
  };
  if (reply.statusCode >= 500) request.log.warn(line, 'answered');
  else request.log.info(line, 'answered');
}
