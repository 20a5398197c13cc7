import { randomUUID } from 'node:crypto';
import { calls, type CallName } from '@livery/contracts';
import { fieldsOf } from '../exchange.ts';
import type { Profile } from '../profiles.ts';
import { type Coming, type Fault, hasSession, type OnTheWay } from './broken-server.ts';

/** A server with one fault, and the checks that name it: these and no others. */
export interface NamedFault extends Fault {
  readonly profile: Profile;
  readonly caught: readonly string[];
}

const jsonIn = (text: string): Record<string, unknown> => {
  try {
    return { ...fieldsOf(JSON.parse(text)) };
  } catch {
    return {};
  }
};
const pathOf = ({ path }: OnTheWay): string => path.split('?', 1)[0] ?? '';
const is = (request: OnTheWay, name: CallName): boolean => pathOf(request) === calls[name].path && request.method === calls[name].method;

/** Changes the JSON of every answer. */
const changing = (change: (envelope: Record<string, unknown>, request: OnTheWay) => void) => (answer: Coming, request: OnTheWay): Coming => {
  const envelope = jsonIn(answer.body);
  change(envelope, request);
  return { ...answer, body: JSON.stringify(envelope) };
};

/** Sets a header of every answer; takes it away where it is empty. */
const withHeader = (name: string, value: string) => (answer: Coming): Coming => ({ ...answer, headers: Object.fromEntries(Object.entries({ ...answer.headers, [name]: value }).filter(([, text]) => text !== '')) });

function envelope(status: number, content: object): Coming {
  const requestId = randomUUID();
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-request-id': requestId }, body: JSON.stringify({ ...content, requestId }) };
}
const value = (content: object): Coming => envelope(200, { success: true, value: content });
const refusal = (status: number, code: string): Coming => envelope(status, { success: false, code, message: 'It was refused.' });

/** Answers instead of a refusal with some code. */
const insteadOf = (code: string, instead: (request: OnTheWay) => Coming, only: (request: OnTheWay) => boolean = () => true) => (answer: Coming, request: OnTheWay): Coming =>
  jsonIn(answer.body)['code'] === code && only(request) ? instead(request) : answer;

/** Takes a parameter out of the query. */
const without = (name: CallName, parameter: string) => (request: OnTheWay): OnTheWay => {
  if (!is(request, name)) return request;
  const url = new URL(request.path, 'http://server.test');
  url.searchParams.delete(parameter);
  return { ...request, path: url.pathname + url.search };
};

/** Gives every request that has an idempotency key another one. */
const withNewKey = (only: (request: OnTheWay) => boolean) => (request: OnTheWay): OnTheWay =>
  request.headers['idempotency-key'] === undefined || !only(request) ? request : { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };

/** Answers calls about something as to whoever made it, whoever asks. */
function asOwner(make: CallName, about: readonly CallName[]): (request: OnTheWay) => OnTheWay {
  let owner: string | undefined;
  return (request) => {
    if (is(request, make)) owner = request.headers['authorization'];
    return owner === undefined || !about.some((name) => is(request, name)) ? request : { ...request, headers: { ...request.headers, authorization: owner } };
  };
}

const loginFailed = (): Coming => refusal(401, 'LOGIN_FAILED');

/** Servers that are wrong, by what they do. */
export const faults: Readonly<Record<string, NamedFault>> = {
  'has no request id in the header': { profile: 'least', caught: ['envelope.request-id'], answer: withHeader('x-request-id', '') },
  'gives every answer the same request id': {
    profile: 'least',
    caught: ['envelope.request-id-unique'],
    answer: (answer, request) => withHeader('x-request-id', 'same')(changing((all) => (all['requestId'] = 'same'))(answer, request)),
  },
  'answers as a page': { profile: 'least', caught: ['envelope.content-type'], answer: withHeader('content-type', 'text/html') },
  'lets answers be cached': { profile: 'least', caught: ['envelope.not-cached'], answer: withHeader('cache-control', 'public, max-age=60') },
  'refuses with status 200': { profile: 'least', caught: ['envelope.status'], answer: (answer) => ({ ...answer, status: 200 }) },
  'refuses without words': {
    profile: 'least',
    caught: ['envelope.failure'],
    answer: changing((all) => {
      if (all['code'] === 'NOT_FOUND') all['message'] = '';
    }),
  },
  'has a code of its own': {
    profile: 'least',
    caught: ['body.malformed', 'envelope.failure'],
    answer: changing((all) => {
      if (all['code'] === 'INVALID_REQUEST') all['code'] = 'BAD_JSON';
    }),
  },
  'answers without the envelope': {
    profile: 'least',
    caught: ['answer.helpCenter', 'envelope.shape'],
    answer: (answer, request) => (is(request, 'helpCenter') ? { ...answer, body: JSON.stringify(jsonIn(answer.body)['value']) } : answer),
  },
  'seals addresses of customer service to another key': {
    profile: 'least',
    caught: ['service.sealed'],
    answer: changing((all, request) => {
      if (!is(request, 'customerService') || all['success'] !== true) return;
      const { pathList } = fieldsOf(fieldsOf(all['value'])['version']) as { pathList: { type: string; path: string }[] };
      all['value'] = { version: { pathList: pathList.map(({ type, path }) => ({ type, path: `${path.slice(0, -1)}${path.endsWith('A') ? 'Q' : 'A'}` })) } };
    }),
  },
  'leaves out the names of vendors': {
    profile: 'least',
    caught: ['answer.gameVendors'],
    answer: changing((all, request) => {
      if (!is(request, 'gameVendors')) return;
      all['value'] = { list: (fieldsOf(all['value'])['list'] as Record<string, unknown>[]).map((vendor) => ({ ...vendor, displayName: undefined })) };
    }),
  },
  'shows a page for unknown paths': {
    profile: 'least',
    caught: ['envelope.shape', 'path.unknown'],
    answer: insteadOf('NOT_FOUND', () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Site</title>' })),
  },
  'does not tell a wrong method from an unknown path': { profile: 'least', caught: ['method.wrong'], answer: insteadOf('METHOD_NOT_ALLOWED', () => refusal(404, 'NOT_FOUND')) },
  'has one language for all': { profile: 'least', caught: ['language.messages'], request: (request) => ({ ...request, headers: { ...request.headers, 'x-language': 'EN' } }) },
  'takes every merchant code': { profile: 'least', caught: ['merchant.unknown'], request: (request) => ({ ...request, headers: { ...request.headers, 'x-merchant-code': 'NORTH01' } }) },
  'tells a balance to anybody': {
    profile: 'least',
    caught: ['token.balance'],
    answer: insteadOf('NOT_LOGGED_IN', () => value({ currency: { code: 'PHP', symbol: 'P', exponent: 2 }, available: '1.00', held: '0.00', kind: 'real', version: 1, at: '2026-01-01T00:00:00.000Z' }), (request) => is(request, 'balance')),
  },
  'reads bodies of any size': { profile: 'least', caught: ['body.too-large'], request: (request) => (request.body.length > 65_536 ? value({ received: true }) : request) },
  'takes forms of other websites': { profile: 'least', caught: ['body.form'], request: (request) => (request.headers['content-type'] === 'application/x-www-form-urlencoded' ? value({ received: true }) : request) },
  'does not name wrong fields': {
    profile: 'least',
    caught: ['body.fields', 'service.key'],
    answer: changing((all) => {
      if (all['code'] === 'VALIDATION_FAILED') delete all['value'];
    }),
  },
  'takes passwords in the clear': {
    profile: 'account',
    caught: ['sealed.plain.login', 'sealed.plain.loginV2'],
    request: (request) => ((is(request, 'login') || is(request, 'loginV2')) && request.headers['x-enc'] === undefined ? loginFailed() : request),
  },
  'takes old envelopes': { profile: 'account', caught: ['sealed.future', 'sealed.stale'], answer: insteadOf('ENVELOPE_STALE', loginFailed) },
  'takes an envelope twice': { profile: 'account', caught: ['sealed.replayed'], answer: insteadOf('ENVELOPE_REPLAYED', loginFailed) },
  'binds an envelope to nothing': { profile: 'account', caught: ['sealed.altered', 'sealed.merchant', 'sealed.path'], answer: insteadOf('ENCRYPTION_INVALID', loginFailed) },
  'says nothing of what protects an account': { profile: 'account', caught: ['answer.security'], request: (request) => (is(request, 'security') && hasSession(request) ? refusal(404, 'NOT_FOUND') : request) },
  'keeps sessions after the logout': { profile: 'account', caught: ['session.logout'], request: (request) => (is(request, 'logout') && hasSession(request) ? value({ loggedOut: true }) : request) },
  'leaves the session open that a login replaces': {
    profile: 'account',
    caught: ['session.replaced'],
    request: (request) => (is(request, 'loginV2') ? { ...request, headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => name !== 'authorization')) } : request),
  },
  'forgets the keys of registrations': { profile: 'account', caught: ['register.key-reused', 'register.repeated'], request: withNewKey((request) => is(request, 'register')) },
  'tells of a balance in another form': { profile: 'account', caught: ['events.content'], event: 'event: balance\ndata: {"available":5,"currency":"PHP"}\n\n' },
  'opens a silent stream': { profile: 'account', caught: ['events.opens'], silentStream: true },
  'ignores what is searched for': { profile: 'games', caught: ['games.search'], request: without('gameList', 'gameName') },
  'shows the first page always': { profile: 'games', caught: ['games.paging'], request: without('gameList', 'pageNo') },
  'loses favourites': { profile: 'games', caught: ['games.favourites'], request: (request) => (is(request, 'addFavourite') && !request.body.includes('no-such') && hasSession(request) ? value({ gameId: 'x', favourite: true }) : request) },
  'begins a deposit twice': { profile: 'cashier', caught: ['deposit.key-reused', 'deposit.repeated'], request: withNewKey((request) => is(request, 'depositCreate')) },
  'gives up withdrawals without a key': {
    profile: 'cashier',
    caught: ['withdrawal.key'],
    answer: insteadOf('IDEMPOTENCY_KEY_REQUIRED', () => refusal(404, 'NOT_FOUND'), (request) => is(request, 'withdrawalCancel')),
  },
  'shows everybody’s deposits': { profile: 'cashier', caught: ['deposit.other'], request: asOwner('depositCreate', ['depositOne', 'depositCancel']) },
  'does not add up': {
    profile: 'cashier',
    caught: ['records.add-up'],
    answer: changing((all, request) => {
      if (is(request, 'walletTotals') && all['success'] === true) all['value'] = { ...fieldsOf(all['value']), closing: '123456.78' };
    }),
  },
  'shows links of agents to players': { profile: 'agents', caught: ['agents.only.agentLinks'], answer: insteadOf('NOT_AN_AGENT', () => value({ links: [], next: null, rate: '0' }), (request) => is(request, 'agentLinks')) },
};
