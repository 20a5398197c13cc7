import { HPKE_HEADER, HPKE_VERSION } from '@livery/contracts';
import type { CallName, CallSpec } from '@livery/contracts';
import type { Sealer } from '../sealed/sealer.ts';
import { addressRequest, formEncoded } from './address.ts';
import type { TransportConfig } from './config.ts';

/** Headers of every call, and the token where the call requires or accepts one. */
export function commonHeaders(spec: CallSpec, config: TransportConfig): Record<string, string> {
  const token = spec.token || spec.optionalToken === true ? config.token() : undefined;
  return {
    Accept: spec.stream ? 'text/event-stream' : 'application/json',
    'X-Merchant-Code': config.merchantCode,
    'X-Module-Id': spec.moduleId,
    'X-Language': config.language(),
    'X-Device': config.device,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
}

/** The arguments of `fetch` for one attempt; a body is encrypted anew for each attempt. */
export async function prepareRequest(
  name: CallName,
  spec: CallSpec,
  request: unknown,
  idempotencyKey: string | undefined,
  config: TransportConfig,
  fetchSealer: () => Promise<Sealer>,
): Promise<{ readonly url: string; readonly init: RequestInit }> {
  const { url, path, rest } = addressRequest(config.baseUrl ?? '', spec.method, spec.path, request);
  const headers = commonHeaders(spec, config);
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  const init: RequestInit = { method: spec.method, headers, credentials: 'same-origin', cache: 'no-store', ...(config.keepalive ? { keepalive: true } : {}) };
  if (spec.method === 'GET' || spec.method === 'DELETE') return { url, init };

  const post = (body: string) => ({ url, init: { ...init, body } });
  const seal = async (value: unknown) => (await fetchSealer()).seal(value, { method: spec.method, path, merchantCode: config.merchantCode });
  headers['Content-Type'] = spec.form ? 'application/x-www-form-urlencoded' : 'application/json';
  if (spec.form) return post(formEncoded(rest));
  if (spec.encrypted) {
    headers[HPKE_HEADER] = HPKE_VERSION;
    return post(JSON.stringify(await seal(rest)));
  }
  if (name === 'freePlay') {
    // Free play is sent unsealed, except one sealed value that makes a replay recognisable.
    const { kid, enc, ct } = await seal(null);
    return post(JSON.stringify({ ...rest, random: `${kid}.${enc}.${ct}` }));
  }
  return post(JSON.stringify(rest));
}
