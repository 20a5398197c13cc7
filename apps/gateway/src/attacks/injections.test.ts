import { calls, schemas, type CallName, type CallSchemas, type CallSpec } from '@livery/contracts';
import { everything } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, PASSWORD } from '../../test-support/account-helpers.ts';
import { createCaller, registration, type Answer } from '../../test-support/caller.ts';
import { freshAddresses } from '../../test-support/fuzz/fuzzing.ts';
import { injections } from '../../test-support/fuzz/hostile-values.ts';
import { soundRequests } from '../../test-support/fuzz/sound-requests.ts';
import { fieldsOf } from '../../test-support/fuzz/valid-values.ts';
import { listeningGateway, type ListeningGateway } from '../../test-support/listening-gateway.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { injectOver } from '../../test-support/wire.ts';

let gateway: ListeningGateway;
let accounts: ReturnType<typeof accountHelpers>;
let memberId: string;
const lines: string[] = [];
const nextAddress = freshAddresses();

beforeAll(async () => {
  gateway = await listeningGateway({ log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } });
  accounts = accountHelpers(gateway, injectOver(gateway.send.IPv4));
  await gateway.settings.set(NORTH, 'whitelabel', { mobileRegistration: true, registrationSmsVerification: true, smsLogin: true, CHNGPASSVERIF3: true });
  memberId = await accounts.open('injected', { gift: { reason: 'welcome', amount: '100' } });
});
afterAll(() => gateway.stop());

const rows = (Object.entries(calls) as [CallName, CallSpec][]).filter(([name, { stream }]) => stream !== true && 'request' in schemas[name]);

/** The text in one field after the other, and in all of them; before a merge in all of them alone. */
function requestsOf(name: CallName, text: string): readonly object[] {
  const sound = name === 'register' ? registration('injected') : (soundRequests[name] ?? {});
  const fields = fieldsOf((schemas[name] as CallSchemas).request);
  const single = everything() ? fields.map((field) => ({ ...sound, [field]: text })) : [];
  return [...single, Object.fromEntries(fields.map((field) => [field, text]))];
}

const token = async (): Promise<string> => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, memberId, '192.0.2.9'))).token;

/** What an answer shows of a text that was taken for something else than text, beside the text itself. */
function tracesOf({ status, headers, body }: Answer, text: string): string[] {
  const told = JSON.stringify(body).replaceAll(JSON.stringify(text).slice(1, -1), '');
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(told.includes('root:') ? ['a file of the server'] : []),
    // 91193 times 91199: long enough that no id holds it by chance.
    ...(told.includes('8316710407') ? ['an evaluated template'] : []),
    ...(/syntax error|unterminated|pg_|SQLSTATE|at .*\.ts:/i.test(told) ? ['the inside of the server'] : []),
    ...('x-injected' in headers || (JSON.stringify(headers['set-cookie']) ?? '').includes('injected') ? ['a header of its own'] : []),
    ...(String(headers['content-type']).startsWith('application/json') && headers['x-content-type-options'] === 'nosniff' ? [] : ['what a browser may take for a page']),
  ];
}

describe.each(Object.entries(injections))('texts that could be taken for %s', (kind, text) => {
  it.each(rows)('are text in every field of %s', async (name) => {
    const call = createCaller(gateway, NORTH, injectOver(gateway.send[kind === 'sql' ? 'IPv6' : 'IPv4']));
    for (const request of requestsOf(name, text)) {
      const answer = await call(name, request, { token: await token(), ip: nextAddress() });
      expect(tracesOf(answer, text), JSON.stringify({ name, request })).toEqual([]);
    }
  });

  it('are text in the path, the query and the headers', async () => {
    const inHeader = text.replaceAll(/[^\x20-\x7e]/g, '%0d%0a');
    for (const path of [`/wps/${encodeURIComponent(text)}`, `/${encodeURIComponent(text)}`, `/promoDetail?id=${encodeURIComponent(text)}`, `${calls.domainRoute.path}?domain=${encodeURIComponent(text)}`]) {
      const answer = await gateway.send.IPv4({ method: 'GET', path, headers: { host: 'localhost', 'x-language': inHeader, referer: inHeader, 'user-agent': inHeader, cookie: `livery_device=${encodeURIComponent(text)}`, 'x-forwarded-for': inHeader } });
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toMatch(/<script>alert|onerror=|root:|8316710407/);
      expect(answer.headers).not.toHaveProperty('x-injected');
    }
  });
});

describe('the log of the gateway after all texts that try to add to it', () => {
  it('has one JSON object a line, none of which a text has made', () => {
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'injected' });
    }
  });

  it('the member is there, logs in, and has its money', async () => {
    const { token: session } = await accounts.valueOf('login', { username: 'injected', password: PASSWORD, type: 'username' }, { ip: nextAddress() });
    expect(await accounts.valueOf('balance', {}, { token: session })).toMatchObject({ available: '100.00' });
    expect(await gateway.wallet.audit(NORTH)).toEqual({ drift: [], imbalance: [], orphans: [] });
  });
});
