import { randomUUID } from 'node:crypto';
import { transferCalls } from '@livery/contracts';
import type { TransferCall } from '@livery/contracts';
import type { FastifyInstance } from 'fastify';
import { signedHeaders } from '../server/wallet/signature.ts';
import { SIGNING_KEY } from './slot-vendor.ts';

/** Deviations from a valid transfer call. */
export interface Deviation {
  readonly key?: string;
  readonly vendor?: string;
  /** Headers instead of those that were signed. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly timestamp?: string;
  /** A body that replaces the signed one. */
  readonly body?: string;
}

export type TransferReply = Readonly<Record<string, unknown>> & { readonly status: number; readonly code: string };

/** Creates a function that calls a vendor as the platform does, signed with the tests' key. */
export function createTransferClient(app: FastifyInstance, vendor: string, now: () => number) {
  return async (call: TransferCall, fields: object, deviation: Deviation = {}): Promise<TransferReply> => {
    const timestamp = deviation.timestamp ?? String(now());
    const body = JSON.stringify({ requestId: randomUUID(), ts: now(), ...fields });
    const { path } = transferCalls[call];
    const key = { ...SIGNING_KEY, ...(deviation.key === undefined ? {} : { secret: deviation.key }) };
    const signed = { method: 'POST', path, vendor: deviation.vendor ?? vendor, merchant: 'brand-a', rawBody: body, timestamp };
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', ...signedHeaders(key, signed), ...deviation.headers },
      payload: deviation.body ?? body,
    });
    const given = answer.json<{ code: string }>();
    if (answer.statusCode === 200) transferCalls[call].answer.parse(given);
    return { ...given, status: answer.statusCode };
  };
}
