import { randomUUID } from 'node:crypto';
import { newJti, type OfferedKey, sealUnder } from '@livery/gateway/test-support';
import { calls, HPKE_HEADER, HPKE_VERSION, type CallName, type CallSpec, type Envelope, type RequestOf, type ResponseOf, type SealedBody } from '@livery/contracts';

/** A fast client of a running gateway: expensive work is done in advance. */
export interface Client {
  readonly call: <Name extends CallName>(name: Name, request?: RequestOf<Name>, token?: string) => Promise<ResponseOf<Name>>;
  /** Makes a call that changes something. */
  readonly post: <Name extends CallName>(name: Name, request: RequestOf<Name>, token: string) => Promise<ResponseOf<Name>>;
  /** Seals a call in advance; the returned function makes it. */
  readonly sealed: <Name extends CallName>(name: Name, request: RequestOf<Name>) => Promise<() => Promise<ResponseOf<Name>>>;
}

/**
 * Creates a {@link Client} of the site at `base`, such as `http://localhost:4000`.
 *
 * @param merchant whose site it is where the address does not say so
 * @param from address that its requests are forwarded for, where the gateway believes that
 */
export async function openClient(base: string, merchant?: string, from?: string): Promise<Client> {
  async function send<Name extends CallName>(name: Name, query: string, body: object | undefined, token?: string): Promise<ResponseOf<Name>> {
    const { method, path, encrypted, idempotent }: CallSpec = calls[name];
    const response = await fetch(`${base}${path}${query}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(merchant === undefined ? {} : { 'x-merchant-code': merchant }),
        ...(from === undefined ? {} : { 'x-forwarded-for': from }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(encrypted === true ? { [HPKE_HEADER]: HPKE_VERSION } : {}),
        ...(idempotent === true ? { 'idempotency-key': randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Envelope<ResponseOf<Name>>;
    if (!answer.success) throw new Error(`${name} answered ${answer.code}.`);
    return answer.value;
  }

  const merchantCode = merchant ?? (await send('domainRoute', '', undefined)).merchantCode;
  const { serverTime, ...offered } = await send('cryptoKey', '', undefined);
  const key: OfferedKey = offered;
  const ahead = Date.parse(serverTime) - Date.now();
  return {
    call: (name, request, token) => send(name, request === undefined ? '' : `?${new URLSearchParams(request as Record<string, string>).toString()}`, undefined, token),
    post: (name, request, token) => send(name, '', request as object, token),
    async sealed(name, request) {
      const { method, path }: CallSpec = calls[name];
      const body: SealedBody = await sealUnder(key, request, { merchantCode, method, path, iat: Date.now() + ahead, jti: newJti() });
      return () => send(name, '', body);
    },
  };
}
