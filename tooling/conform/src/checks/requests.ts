import type { Check } from '../check.ts';
import { codeOf, isSuccess, valueIn } from '../exchange.ts';
import { faulty, holds, needed, refused, saidBy, valueOf } from '../expect.ts';

const REPORT = '/wps/system/clientErrors';
/** More than any call of a visitor may send. */
const TOO_MANY_BYTES = 200_000;
const json = { 'content-type': 'application/json' };

/** Requests that are wrong as such, and the headers that say whose site it is and in which language. */
export const requestChecks: readonly Check[] = [
  {
    id: 'path.unknown',
    profile: 'least',
    expects: 'A path below /wps that is no call is refused with NOT_FOUND.',
    because: 'A site of a newer release may make a call that this server does not have yet; it then hides what needs it.',
    run: async ({ client }) => refused(await client.send({ method: 'GET', path: '/wps/no/such/call', headers: client.headersOf('systemStatus') }), 'NOT_FOUND'),
  },
  {
    id: 'method.wrong',
    profile: 'least',
    expects: 'A path of a call with a method that is not its own is refused with METHOD_NOT_ALLOWED.',
    because: 'Otherwise what only reads might be answered to a request that changes, and the other way about.',
    run: async ({ client }) => refused(await client.send({ method: 'DELETE', path: '/wps/system/status', headers: client.headersOf('systemStatus') }), 'METHOD_NOT_ALLOWED'),
  },
  {
    id: 'body.malformed',
    profile: 'least',
    expects: 'A body that is no JSON is refused with INVALID_REQUEST.',
    because: 'A fault of the client must not be told as one of the server: the site repeats after the latter.',
    run: async ({ client }) => refused(await client.send({ method: 'POST', path: REPORT, headers: { ...client.headersOf('clientErrors'), ...json }, body: '{"message":' }), 'INVALID_REQUEST'),
  },
  {
    id: 'body.fields',
    profile: 'least',
    expects: 'A body with wrong fields is refused with VALIDATION_FAILED, and value.fields names each field with its rule: here a report of an error without message, and with a space in its release.',
    because: 'The site writes each fault at the field that it is about.',
    run: async ({ client }) => faulty(await client.call('clientErrors', { page: '/', release: 'a b' }), 'message', 'release'),
  },
  {
    id: 'body.too-large',
    profile: 'least',
    expects: 'A body of 200,000 bytes is refused with PAYLOAD_TOO_LARGE where the table of calls allows no more than 65,536.',
    because: 'Anybody may send it: a server that reads it all is easily overrun.',
    async run({ client }) {
      const body = JSON.stringify({ message: 'x'.repeat(TOO_MANY_BYTES), page: '/', release: 'r' });
      const exchange = await client.send({ method: 'POST', path: REPORT, headers: { ...client.headersOf('clientErrors'), ...json }, body, closes: true });
      // A server may close the connection before it has read everything.
      if (exchange.broken === undefined) refused(exchange, 'PAYLOAD_TOO_LARGE');
    },
  },
  {
    id: 'body.form',
    profile: 'least',
    expects: 'A form (application/x-www-form-urlencoded) is refused with UNSUPPORTED_MEDIA_TYPE where the table of calls does not ask for one.',
    because: 'A page of any other website can make a visitor’s browser send a form here without being asked; JSON it cannot.',
    run: async ({ client }) =>
      refused(await client.send({ method: 'POST', path: REPORT, headers: { ...client.headersOf('clientErrors'), 'content-type': 'application/x-www-form-urlencoded' }, body: 'message=x&page=%2F&release=r' }), 'UNSUPPORTED_MEDIA_TYPE'),
  },
  {
    id: 'merchant.unknown',
    profile: 'least',
    expects: 'A request with an X-Merchant-Code that nobody has is refused with MERCHANT_UNKNOWN or MERCHANT_MISMATCH.',
    because: 'A site that is set up with a wrong code must not show another merchant’s data.',
    run: async ({ client }) => refused(await client.call('systemStatus', {}, { merchantCode: 'NOBODY99' }), 'MERCHANT_UNKNOWN', 'MERCHANT_MISMATCH'),
  },
  {
    id: 'merchant.missing',
    profile: 'least',
    expects: 'A request without X-Merchant-Code is answered by the name of the host, or refused with INVALID_DOMAIN or MERCHANT_UNKNOWN.',
    because: 'A page’s first request may come before the code is known.',
    async run({ client }) {
      const exchange = await client.call('domainRoute', {}, { merchantCode: null });
      if (!isSuccess(exchange)) refused(exchange, 'INVALID_DOMAIN', 'MERCHANT_UNKNOWN');
    },
  },
  {
    id: 'language.messages',
    profile: 'least',
    expects: 'The message of a refusal is in the language of X-Language, for every language that domainRoute lists.',
    because: 'The site shows the message where it has no text of its own for a code.',
    async run({ client }) {
      const { languages } = needed('domainRoute', await client.call('domainRoute'));
      const exchanges = await Promise.all(languages.map((language) => client.call('memberInfo', {}, { language })));
      const messages = exchanges.map(({ json: answer }) => (answer as { message?: unknown } | undefined)?.message);
      holds(new Set(messages).size === exchanges.length, `Of the messages in ${languages.join(', ')} some are the same: ${messages.map(String).join(' / ')}.`, exchanges[1]);
    },
  },
  {
    id: 'language.unknown',
    profile: 'least',
    expects: 'A request in a language that the merchant does not have is answered in the merchant’s own.',
    because: 'A browser may keep a language that the merchant has taken away.',
    async run({ client }) {
      const exchange = await client.call('systemStatus', {}, { language: 'XX' });
      holds(isSuccess(exchange), `It should be answered, but ${saidBy(exchange)}.`, exchange);
    },
  },
  {
    id: 'answer.clientErrors',
    profile: 'least',
    expects: `POST ${REPORT} takes the report of an error that reached a page: { received: true }.`,
    because: 'Takes the report of an error that reached a page: { received: true }. Without it nobody hears of pages that break.',
    run: async ({ client }) => void valueOf('clientErrors', await client.call('clientErrors', { message: 'A report of npm run conform', page: '/', release: 'conform' })),
  },
  {
    id: 'session.unknown-token-on-public-call',
    profile: 'least',
    expects: 'A call that takes a token but does not need it is answered as to a visitor where the token is not known.',
    because: 'A page whose session has ended goes on showing announcements.',
    async run({ client }) {
      const exchange = await client.call('announcements', { types: 'B', execution: 'B' }, { token: 'x'.repeat(43) });
      holds(codeOf(exchange) === undefined && valueIn(exchange) !== undefined, `It should be answered, but ${saidBy(exchange)}.`, exchange);
    },
  },
];
