import { randomUUID } from 'node:crypto';
import { calls, HPKE_HEADER, HPKE_VERSION, seamlessCalls, type CallName, type CallSpec, type Envelope, type ResponseOf } from '@livery/contracts';
import { signedHeaders, type SigningKey } from '@livery/gateway';
import { newJti, registration, sealUnder, type VendorSeat } from '@livery/gateway/test-support';

const LAUNCH = { accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };

/** A site as a browser sees it. */
export interface Site {
  readonly origin: string;
  readonly merchant: string;
}

/** Makes a call as a browser does. @throws Error with its code where it is refused */
async function ask<Name extends CallName>({ origin, merchant }: Site, name: Name, request: object, token?: string): Promise<ResponseOf<Name>> {
  const spec: CallSpec = calls[name];
  const inQuery = spec.method === 'GET';
  const query = inQuery ? `?${new URLSearchParams(Object.entries(request).map(([field, value]): [string, string] => [field, String(value)])).toString()}` : '';
  const sealed = async (): Promise<object> => sealUnder(await ask({ origin, merchant }, 'cryptoKey', {}), request, { merchantCode: merchant, method: spec.method, path: spec.path, iat: Date.now(), jti: newJti() });
  const response = await fetch(`${origin}${spec.path}${query}`, {
    method: spec.method,
    headers: {
      'content-type': 'application/json',
      'x-merchant-code': merchant,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(spec.encrypted === true ? { [HPKE_HEADER]: HPKE_VERSION } : {}),
      ...(spec.idempotent === true ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(inQuery ? {} : { body: JSON.stringify(spec.encrypted === true ? await sealed() : request) }),
  });
  const body = (await response.json()) as Envelope<ResponseOf<Name>>;
  if (!body.success) throw new Error(`${name}: ${body.code} ${JSON.stringify(body)}`);
  return body.value;
}

/** Members who have registered and opened a game, and the game's vendor. */
export interface SitePlayers {
  readonly vendor: string;
  readonly seats: readonly VendorSeat[];
}

/** Registers members, who get the welcome credit of the merchant, and seats them in a slot whose vendor has the key. */
export async function registerPlayers(site: Site, usernames: readonly string[], keyOf: (vendor: string) => Promise<SigningKey>): Promise<SitePlayers> {
  const seats: VendorSeat[] = [];
  let vendor = '';
  let key: SigningKey | undefined;
  for (const username of usernames) {
    const { token } = await ask(site, 'register', registration(username));
    const { games } = await ask(site, 'gameList', { clientType: 3, gameType: 'RNG' }, token);
    const game = games.find(({ state, vassalage }) => state === 'open' && (vendor === '' || vassalage === vendor));
    if (game === undefined) throw new Error('There is no open game.');
    vendor = game.vassalage;
    key ??= await keyOf(vendor);
    const { game_url: address } = await ask(site, 'launchGame', { ...LAUNCH, gameId: game.gameId, vassalage: vendor }, token);
    const { path } = seamlessCalls.authenticate;
    const body = JSON.stringify({ requestId: randomUUID(), ts: Date.now(), token: new URL(address ?? '').searchParams.get('token') });
    const headers = { 'content-type': 'application/json', ...signedHeaders(key, { method: 'POST', path, vendor, merchant: site.merchant, rawBody: body, timestamp: String(Date.now()) }) };
    const answer = (await (await fetch(`${site.origin}${path}`, { method: 'POST', body, headers })).json()) as Record<string, string>;
    const { playerId = '', sessionToken = '', currency = '', code } = answer;
    if (code !== 'OK') throw new Error(`authenticate: ${code}`);
    seats.push({ playerId, sessionToken, gameCode: game.code, currency, stake: BigInt(game.minBet.replace('.', '')) });
  }
  return { vendor, seats };
}
