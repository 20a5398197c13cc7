import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { errorCodes, type ErrorCode } from '@livery/contracts';
import { messageOf } from './messages.ts';

/** The connection that a broken request came on. */
export interface BrokenConnection {
  readonly writable: boolean;
  end(text: string): void;
  destroy(): void;
}

/** Answers in the envelope on a connection itself, past any route, and ends it. No language is known there. */
export function endConnection(code: ErrorCode, connection: Pick<BrokenConnection, 'end'>): void {
  const status = errorCodes[code];
  const requestId = randomUUID();
  const body = JSON.stringify({ success: false, code, message: messageOf(code, 'EN'), requestId });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  connection.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers what is no HTTP request, or whose header lines are too long, in the envelope, and ends its connection. */
export function answerClientError(error: { readonly code?: string | undefined }, connection: BrokenConnection): void {
  // The other side is gone, or an answer has begun already.
  if (error.code === 'ECONNRESET' || !connection.writable) {
    connection.destroy();
    return;
  }
  endConnection(error.code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'INVALID_REQUEST', connection);
}
