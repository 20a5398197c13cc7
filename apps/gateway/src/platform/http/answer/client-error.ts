import { randomUUID } from 'node:crypto';
import { errorCodes, type ErrorCode } from '@livery/contracts';
import { messageOf } from './messages.ts';

/** The connection that a broken request came on. */
export interface BrokenConnection {
  readonly writable: boolean;
  end(text: string): void;
  destroy(): void;
}

/**
 * Answers what is no HTTP request, or whose header lines are too long, in the envelope, and ends its connection. No
 * route is known then, nor a language.
 */
export function answerClientError(error: { readonly code?: string | undefined }, connection: BrokenConnection): void {
  // The other side is gone, or an answer has begun already.
  if (error.code === 'ECONNRESET' || !connection.writable) {
    connection.destroy();
    return;
  }
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'INVALID_REQUEST';
  const requestId = randomUUID();
  const body = JSON.stringify({ success: false, code, message: messageOf(code, 'EN'), requestId });
  const head = [
    `HTTP/1.1 ${errorCodes[code]} ${code === 'HEADERS_TOO_LARGE' ? 'Request Header Fields Too Large' : 'Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  connection.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
