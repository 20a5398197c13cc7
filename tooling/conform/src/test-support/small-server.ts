/**
 * A server of the profile `account` in one file over node:http, as a merchant might write it: it imports nothing of ours. Everything is in memory.
 * `docs/own-platform.md` explains what it does.
 */
import { createCipheriv, createDecipheriv, createECDH, createHash, createHmac, type ECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

const MERCHANT = 'SMALL01';
const LANGUAGES = ['EN', 'TY'];
const MOST_BYTES = 65_536;
const LIFETIME_MS = 120_000;

// — HPKE (RFC 9180), base mode: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM —

const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');
const number2 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const KEM_SUITE = Buffer.concat([bytes('KEM'), number2(0x0010)]);
const SUITE = Buffer.concat([bytes('HPKE'), number2(0x0010), number2(0x0001), number2(0x0002)]);
const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest();
const extract = (suite: Buffer, salt: Buffer, label: string, input: Buffer): Buffer => hmac(salt, Buffer.concat([bytes('HPKE-v1'), suite, bytes(label), input]));
/** At most 32 bytes, so that one round of HKDF-Expand is enough. */
const expand = (suite: Buffer, prk: Buffer, label: string, info: Buffer, length: number): Buffer =>
  hmac(prk, Buffer.concat([number2(length), bytes('HPKE-v1'), suite, bytes(label), info, Buffer.from([1])])).subarray(0, length);

/** What opening a sealed body goes through. */
export interface Opening {
  readonly dh: Buffer;
  readonly sharedSecret: Buffer;
  readonly key: Buffer;
  readonly nonce: Buffer;
  readonly plain: string;
}

/** What both sides derive from the agreed secret: `enc` is the sender's public key. */
function keysOf(dh: Buffer, enc: Buffer, recipient: Buffer, info: Buffer): Omit<Opening, 'plain'> {
  const none = Buffer.alloc(0);
  const context = Buffer.concat([enc, recipient]);
  const sharedSecret = expand(KEM_SUITE, extract(KEM_SUITE, none, 'eae_prk', dh), 'shared_secret', context, 32);
  const schedule = Buffer.concat([Buffer.from([0]), extract(SUITE, none, 'psk_id_hash', none), extract(SUITE, none, 'info_hash', info)]);
  const secret = extract(SUITE, sharedSecret, 'secret', none);
  const key = expand(SUITE, secret, 'key', schedule, 32);
  const nonce = expand(SUITE, secret, 'base_nonce', schedule, 12);
  return { dh, sharedSecret, key, nonce };
}

/** Opens a sealed text. Throws where it was altered, or sealed for another key, `info` or `aad`. */
export function openSealed(pair: ECDH, sealed: { readonly enc: Buffer; readonly ct: Buffer }, info: Buffer, aad: Buffer): Opening {
  const { dh, sharedSecret, key, nonce } = keysOf(pair.computeSecret(sealed.enc), sealed.enc, pair.getPublicKey(), info);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(aad);
  decipher.setAuthTag(sealed.ct.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.ct.subarray(0, -16)), decipher.final()]).toString('utf8');
  return { dh, sharedSecret, key, nonce, plain };
}

/** Seals a text to a public key, as `enc.ct`. Throws where the key is no point of the curve. */
export function sealTo(recipient: Buffer, text: string, info: Buffer, aad: Buffer): string {
  const pair = createECDH('prime256v1');
  const enc = pair.generateKeys();
  const { key, nonce } = keysOf(pair.computeSecret(recipient), enc, recipient, info);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(aad);
  const ct = Buffer.concat([cipher.update(bytes(text)), cipher.final(), cipher.getAuthTag()]);
  return `${enc.toString('base64url')}.${ct.toString('base64url')}`;
}

// — Refusals —

const STATUS: Readonly<Record<string, number>> = {
  INVALID_REQUEST: 400, VALIDATION_FAILED: 422, NOT_FOUND: 404, METHOD_NOT_ALLOWED: 405, PAYLOAD_TOO_LARGE: 413, UNSUPPORTED_MEDIA_TYPE: 415, UNKNOWN_ERROR: 500,
  ENCRYPTION_REQUIRED: 400, ENCRYPTION_INVALID: 400, ENCRYPTION_KEY_UNKNOWN: 409, ENVELOPE_STALE: 409, ENVELOPE_REPLAYED: 409,
  IDEMPOTENCY_KEY_REQUIRED: 400, IDEMPOTENCY_KEY_REUSED: 409, MERCHANT_UNKNOWN: 404, NOT_LOGGED_IN: 401, LOGIN_FAILED: 401,
  USERNAME_TAKEN: 409, AGE_NOT_CONFIRMED: 422, PASSWORD_WRONG: 422, PASSWORD_UNCHANGED: 422,
};

class Refusal extends Error {
  readonly code: string;
  readonly value: object | undefined;

  constructor(code: string, value?: object) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

const faultsIn = (...faults: { readonly field: string; readonly rule: string }[]): Refusal => new Refusal('VALIDATION_FAILED', { fields: faults });
const wordsFor = (code: string, language: string): string => (language === 'TY' ? `అభ్యర్థన తిరస్కరించబడింది (${code}).` : `The request was refused (${code}).`);

// — What is kept —

interface Member {
  readonly id: string;
  readonly name: string;
  readonly salt: Buffer;
  readonly hash: string;
}
type Fields = Readonly<Record<string, unknown>>;
interface Asked {
  readonly fields: Fields;
  readonly member: Member;
  readonly token: string;
  readonly key: string;
}
interface Route {
  readonly token?: true;
  readonly sealed?: true;
  readonly idempotent?: true;
  readonly answer: (asked: Asked) => object;
}

const textIn = (fields: Fields, name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
const hashOf = (password: string, salt: Buffer): string => createHash('sha256').update(salt).update(password).digest('hex');
const now = (): string => new Date().toISOString();

/** Paths of calls that need a session, beside those that this server has: members', agents', wallets' and games'. */
const MEMBERS_ONLY =
  /^\/wps\/(?:member\/(?!register|password\/)|agent\/(?!affiliate)|v2\/wallets\/|game\/|events$|session\/(?:list|devices|logout)$|verification\/sms\/reauthentication$|relay\/(?:GCSGAME_gameList|GCS_|GLS2_|CSP_|MCS2_process|MCSFE_(?:processReal|getFavorite|addFavorite|removeFavorite|getPlayerAvatar)))|^\/lotto\/lgw\/games\/opened\/numero$|^\/lgw\/vn\/games\/game_menu\/recent$/;

/** Starts the server; its address, and how to stop it. */
export async function startSmallServer(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const kid = 'small-1';
  const members = new Map<string, Member>();
  const sessions = new Map<string, Member>();
  const used = new Set<string>();
  const done = new Map<string, { readonly request: string; readonly value: object }>();

  const registration = {
    fields: ['username', 'password', 'confirmPassword'].map((field) => ({ field, enabled: true, required: true, acceptedPattern: null, patternId: null, minLength: field === 'username' ? 4 : 8, maxLength: 32 })),
    minimumAge: 18,
    termsVersion: '1',
  };
  const off = Object.fromEntries(['mobileRegistration', 'registrationSmsVerification', 'mobileRegistrationPassword', 'freePlay', 'forcedPasswordChange', 'smsLogin', 'agentPolicy', 'manualRebate', 'CHNGPASSVERIF3'].map((name) => [name, false]));
  const whitelabel = { modules: { ...off, usernameRegistration: true, directRegistration: true, memberCentre: true } };
  const empty: Route = { answer: () => ({ list: [] }) };

  function opened(member: Member, former: string): object {
    sessions.delete(former);
    const token = randomBytes(32).toString('base64url');
    sessions.set(token, member);
    return { token, firstTimeLogin: false, passwordExpired: false, passwordTemporary: false, expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
  }

  function register({ fields, token }: Asked): object {
    const [username, password] = [textIn(fields, 'username'), textIn(fields, 'password')];
    const faults = [...(username.length < 4 ? [{ field: 'username', rule: 'required' }] : []), ...(password.length < 8 ? [{ field: 'password', rule: 'required' }] : []), ...(password === fields['confirmPassword'] ? [] : [{ field: 'confirmPassword', rule: 'equal' }])];
    if (faults.length > 0) throw faultsIn(...faults);
    if (fields['ageConfirmed'] !== true) throw new Refusal('AGE_NOT_CONFIRMED');
    if (members.has(username)) throw new Refusal('USERNAME_TAKEN');
    const salt = randomBytes(16);
    const member = { id: randomUUID(), name: username, salt, hash: hashOf(password, salt) };
    members.set(username, member);
    return opened(member, token);
  }

  function login({ fields, token }: Asked): object {
    const [username, password] = [textIn(fields, 'username'), textIn(fields, 'password')];
    if (username === '') throw faultsIn({ field: 'username', rule: 'required' });
    const member = members.get(username);
    if (member === undefined || member.hash !== hashOf(password, member.salt)) throw new Refusal('LOGIN_FAILED');
    return opened(member, token);
  }

  function changePassword({ fields, member }: Asked): object {
    const [old, next] = [textIn(fields, 'oldPassword'), textIn(fields, 'newPassword')];
    if (next !== fields['confirmNewPassword']) throw faultsIn({ field: 'confirmNewPassword', rule: 'equal' });
    if (next === old) throw new Refusal('PASSWORD_UNCHANGED');
    if (member.hash !== hashOf(old, member.salt)) throw new Refusal('PASSWORD_WRONG');
    members.set(member.name, { ...member, hash: hashOf(next, member.salt) });
    return { changed: true };
  }

  function customerService({ fields }: Asked): object {
    const seal = (type: string, address: string): object => {
      try {
        const path = sealTo(Buffer.from(textIn(fields, 'publicKey'), 'base64url'), address, bytes(`livery answer|${MERCHANT}|GET|/wps/system/customerService`), bytes(type));
        return { type, path };
      } catch {
        throw faultsIn({ field: 'publicKey', rule: 'invalid' });
      }
    };
    return { version: { pathList: [seal('LIVECHAT', 'https://chat.example/small')] } };
  }

  function clientErrors({ fields }: Asked): object {
    const faults = ['message', 'page'].filter((field) => textIn(fields, field) === '').map((field) => ({ field, rule: 'required' }));
    if (!/^[\w.-]*$/.test(textIn(fields, 'release'))) faults.push({ field: 'release', rule: 'invalid' });
    if (faults.length > 0) throw faultsIn(...faults);
    return { received: true };
  }

  const routes: Readonly<Record<string, Route>> = {
    'GET /wps/system/status': { answer: () => ({ status: 0, ip: '192.0.2.1', country: null, contactUrl: null, serverTime: now() }) },
    'GET /wps/system/whitelabel': { answer: () => whitelabel },
    'GET /wps/system/setting/register': { answer: () => registration },
    'GET /wps/system/permission': {
      answer: () => ({
        whitelabel, registration, verification: { phone: { provider: 'platform' }, humanCheck: { provider: 'captcha' } }, resources: [], customerService: [{ csType: 'LIVECHAT' }], analytics: { gtagId: null },
        imageCDNs: [], launchGameCDNs: [], location: { ip: '192.0.2.1', country: null }, maintenance: false, regionRestriction: false,
      }),
    },
    'GET /wps/system/customerService': { answer: customerService },
    'GET /wps/system/domainRoute': { answer: () => ({ merchantCode: MERCHANT, brand: 'small', defaultLanguage: 'EN', languages: LANGUAGES }) },
    'GET /wps/system/countries': { answer: () => ({ countries: [], current: null }) },
    'GET /wps/system/helpCenter': { answer: () => ({ entries: [] }) },
    'POST /wps/system/clientErrors': { answer: clientErrors },
    'GET /wps/crypto/key': { answer: () => ({ kid, publicKey: pair.getPublicKey('base64url'), notAfter: new Date(Date.now() + 3_600_000).toISOString(), serverTime: now() }) },
    'GET /wps/relay/MCSFE_getListAnnouncements': empty,
    'GET /wps/relay/MCSFE_getBanners': empty,
    'GET /wps/relay/ODSFE2_getWinnerBoard': empty,
    'GET /wps/relay/MCS2_getAvailablePromotions': { answer: () => ({ count: 0, list: [] }) },
    'GET /wps/relay/GCSGAME_getVassGameType': empty,
    'GET /wps/relay/GCSGAME_gameVendor': empty,
    'GET /wps/relay/GCSGAME_hotGamesV2': empty,
    'PUT /wps/member/register': { sealed: true, idempotent: true, answer: register },
    'POST /wps/session/login': { sealed: true, answer: login },
    'POST /wps/session/loginV2': { sealed: true, answer: login },
    'POST /wps/session/logout': { token: true, answer: ({ token }) => ({ loggedOut: sessions.delete(token) }) },
    'GET /wps/member/info': { token: true, answer: ({ member }) => ({ id: member.id, account: member.name, nickname: member.name, type: 0, toUpline: false, clubLabel: null, memberLabel: [], lastLoginAt: null, firstPassword: false }) },
    'GET /wps/v2/wallets/balance': { token: true, answer: () => ({ currency: { code: 'PHP', symbol: '₱', exponent: 2 }, available: '0.00', held: '0.00', kind: 'real', version: 1, at: now() }) },
    'GET /wps/member/security': {
      token: true,
      answer: () => ({
        lastLogin: null, currentFactor: 'password', passwordChangedAt: null, mobile: null, mobileProved: false, mobileChangeable: false, email: null, emailProved: false, emailChangeable: false,
        transactionPassword: false, transactionPasswordChangedAt: null, totp: false, recoveryCodesLeft: 0,
      }),
    },
    'POST /wps/member/password': { token: true, sealed: true, answer: changePassword },
  };
  const paths = new Set(Object.keys(routes).map((route) => route.split(' ')[1]));

  async function bodyOf(request: IncomingMessage): Promise<string> {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of request as AsyncIterable<Buffer>) if ((length += part.length) <= MOST_BYTES) parts.push(part);
    if (length > MOST_BYTES) throw new Refusal('PAYLOAD_TOO_LARGE');
    return Buffer.concat(parts).toString('utf8');
  }

  function jsonIn(text: string): Fields {
    try {
      const value = JSON.parse(text) as unknown;
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
    } catch {
      // Refused below, like anything else that is no object.
    }
    throw new Refusal('INVALID_REQUEST');
  }

  function unsealed(body: Fields, method: string, path: string): Fields {
    if (body['kid'] !== kid) throw new Refusal('ENCRYPTION_KEY_UNKNOWN');
    const [enc, ct] = [Buffer.from(textIn(body, 'enc'), 'base64url'), Buffer.from(textIn(body, 'ct'), 'base64url')];
    let plain: Fields;
    try {
      plain = jsonIn(openSealed(pair, { enc, ct }, bytes(`livery|${MERCHANT}|${kid}`), bytes(`${method}|${path}|${MERCHANT}|${kid}`)).plain);
    } catch {
      throw new Refusal('ENCRYPTION_INVALID');
    }
    if (Math.abs(Date.now() - Number(plain['iat'])) > LIFETIME_MS) throw new Refusal('ENVELOPE_STALE');
    const jti = textIn(plain, 'jti');
    if (used.has(jti)) throw new Refusal('ENVELOPE_REPLAYED');
    used.add(jti);
    return plain['body'] as Fields;
  }

  async function answerTo(request: IncomingMessage): Promise<object> {
    const { method = '', url = '', headers } = request;
    const path = url.split('?', 1)[0] ?? '';
    const text = await bodyOf(request);
    const merchant = headers['x-merchant-code'];
    if (merchant !== undefined && merchant !== MERCHANT) throw new Refusal('MERCHANT_UNKNOWN');
    const route = routes[`${method} ${path}`];
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const member = sessions.get(token);
    if (member === undefined && (route?.token === true || (route === undefined && MEMBERS_ONLY.test(path)))) throw new Refusal('NOT_LOGGED_IN');
    if (route === undefined) throw new Refusal(paths.has(path) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
    if (method !== 'GET' && text !== '' && headers['content-type']?.startsWith('application/json') !== true) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
    if (route.sealed === true && headers['x-enc'] !== 'hpke1') throw new Refusal('ENCRYPTION_REQUIRED');
    const key = String(headers['idempotency-key'] ?? '');
    if (route.idempotent === true && key === '') throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
    const body = method === 'GET' ? Object.fromEntries(new URLSearchParams(url.split('?', 2)[1] ?? '')) : text === '' ? {} : jsonIn(text);
    const fields = route.sealed === true ? unsealed(body, method, path) : body;
    const before = route.idempotent === true ? done.get(key) : undefined;
    if (before !== undefined && before.request !== JSON.stringify(fields)) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    // Routes without a token do not read the member.
    const value = before?.value ?? route.answer({ fields, member: member as Member, token, key });
    if (route.idempotent === true) done.set(key, { request: JSON.stringify(fields), value });
    return value;
  }

  function send(response: ServerResponse, status: number, envelope: object): void {
    const requestId = randomUUID();
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-request-id': requestId });
    response.end(JSON.stringify({ ...envelope, requestId }));
  }

  function stream(request: IncomingMessage, response: ServerResponse): void {
    if (!sessions.has(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')) return send(response, 401, { success: false, code: 'NOT_LOGGED_IN', message: wordsFor('NOT_LOGGED_IN', 'EN') });
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    response.write('retry: 3000\n\n');
    const heartbeat = setInterval(() => response.write(': still here\n\n'), 20_000);
    response.once('close', () => clearInterval(heartbeat));
  }

  const server: Server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/wps/events') return stream(request, response);
    answerTo(request).then(
      (value) => send(response, 200, { success: true, value }),
      (error: unknown) => {
        const { code, value } = error instanceof Refusal ? error : new Refusal('UNKNOWN_ERROR');
        send(response, STATUS[code] ?? 500, { success: false, code, message: wordsFor(code, String(request.headers['x-language'] ?? 'EN')), ...(value === undefined ? {} : { value }) });
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
