import type { ResponseOf } from '@livery/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CAPTCHA, testGateway, TEST_SECRET, type TestGateway } from '../../../test-support/gateway.ts';
import { longAnswer } from '../../../test-support/long-answer.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { ownNetwork } from '../../../test-support/own-network.ts';
import { workOut } from '../../../test-support/work-solution.ts';
import { Problem } from '../../platform/http/index.ts';
import { createSecrets } from '../../platform/crypto/index.ts';
import { createHumanCheckSecrets, type HumanProof } from './index.ts';

const ROOT = 'http://localhost:4000/__dev/human-check';
const SECRET = 'local-human-check';
let gateway: TestGateway;
/** What the provider does, where it is not the local one. */
let instead: (() => Promise<Response>) | undefined;
let sent: URLSearchParams[];
const logged: string[] = [];

const network = ownNetwork(() => gateway);
const fetchLocal: typeof globalThis.fetch = (input, init) => {
  if (init?.body instanceof URLSearchParams) sent.push(init.body);
  return instead === undefined ? network(input, init) : instead();
};

beforeAll(async () => {
  sent = [];
  gateway = await testGateway({ fetch: fetchLocal, log: { level: 'error', stream: { write: (line: string) => logged.push(line) } } });
  await gateway.settings.set(NORTH, 'humanCheck', widget);
});
afterAll(() => gateway.stop());
beforeEach(() => {
  instead = undefined;
  sent = [];
  logged.length = 0;
});

const widget = { provider: 'turnstile', siteKey: 'site', scriptUrl: `${ROOT}/script.js`, verifyUrl: `${ROOT}/siteverify` } as const;
const of = (scriptUrl: string, verifyUrl: string) => ({ provider: 'turnstile', siteKey: 'site', scriptUrl, verifyUrl }) as const;
/** Uses that were refused at NORTH so far, by the metrics. */
const refusals = async (): Promise<number> => Number(/livery_provider_refusals_total\{merchant="NORTH01",setting="humanCheck"\} (\d+)/.exec((await gateway.metrics.text()).body)?.[1] ?? 0);

async function demand(proof: HumanProof, merchant = NORTH): Promise<string> {
  try {
    await gateway.humanCheck.demand(gateway.tenants.byMerchant(merchant)!, proof, '192.0.2.7');
    return 'A PERSON';
  } catch (error) {
    // Whatever is wrong with a proof, the form is told to show what it needs.
    if (error instanceof Problem && error.details?.captcha === true) return error.code;
    throw error;
  }
}

/** What the widget gives somebody who ticks its box on a site. */
async function tick(host = 'north.localhost'): Promise<string> {
  const answer = await gateway.app.inject({
    method: 'POST', url: '/__dev/human-check/token', payload: new URLSearchParams({ sitekey: 'site', host }).toString(), headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
  });
  return answer.json<{ token: string }>().token;
}

describe('outside human check', () => {
  it('accepts a token once', async () => {
    const humanToken = await tick();
    expect([await demand({ humanToken }), await demand({ humanToken })]).toEqual(['A PERSON', 'HUMAN_CHECK_FAILED']);
    expect(Object.fromEntries(sent[0]!)).toEqual({ secret: SECRET, response: humanToken, remoteip: '192.0.2.7' });
  });

  it.each<[string, HumanProof]>([
    ['a call without a token', {}],
    ['an empty token', { humanToken: '' }],
    ['an invalid token', { humanToken: 'made-up' }],
    ['a captcha in place of the token', { captchaId: 'x', captcha: CAPTCHA }],
  ])('rejects %s', async (_, proof) => {
    expect(await demand(proof)).toBe('HUMAN_CHECK_FAILED');
  });

  it('accepts a token for five minutes', async () => {
    const [early, late] = [await tick(), await tick()];
    gateway.clock.advance(299_999);
    expect(await demand({ humanToken: early })).toBe('A PERSON');
    gateway.clock.advance(1);
    expect(await demand({ humanToken: late })).toBe('HUMAN_CHECK_FAILED');
  });

  it("accepts tokens of the merchant's own site only", async () => {
    expect(await demand({ humanToken: await tick('south.localhost') })).toBe('HUMAN_CHECK_FAILED');
    expect(await demand({ humanToken: await tick('localhost') })).toBe('A PERSON');
  });

  it('rejects the token at a merchant with the captcha', async () => {
    expect(await demand({ humanToken: await tick() }, SOUTH)).toBe('CAPTCHA_REQUIRED');
  });
});

describe('outside human check that PROVIDER_ORIGINS does not allow', () => {
  it.each([
    ['https://check.example', of('https://check.example/script.js', `${ROOT}/siteverify`)],
    ['https://localhost.example', of(`${ROOT}/script.js`, 'https://localhost.example/__dev/human-check/siteverify')],
    ['http://localhost:4000', of(`${ROOT}/script.js`, 'http://localhost:4000/siteverify')],
  ])('sends nothing, lets nobody pass, and says so in the log and the metrics: %s', async (origin, value) => {
    const before = await refusals();
    await gateway.settings.set(NORTH, 'humanCheck', value);
    expect([await demand({ humanToken: await tick() }), sent]).toEqual(['HUMAN_CHECK_FAILED', []]);
    expect(logged.join('')).toContain(JSON.stringify({ merchant: NORTH, setting: 'humanCheck', origin }).slice(1, -1));
    expect(await refusals()).toBe(before + 1);
    await gateway.settings.set(NORTH, 'humanCheck', widget);
    expect(await demand({ humanToken: await tick() })).toBe('A PERSON');
  });
});

describe('outside human check that is unavailable', () => {
  it.each<[string, () => Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['takes too long', () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))],
    ['has a fault', async () => new Response('oops', { status: 500 })],
    ['says something else', async () => Response.json({ ok: true })],
    ['answers without an end', async () => longAnswer({ success: true, hostname: 'north.localhost' }).response],
    ['answers with a page', async () => new Response('<html>success</html>')],
  ])('rejects the call and logs the reason: it %s', async (_, answer) => {
    instead = answer;
    const humanToken = await tick();
    expect(await demand({ humanToken })).toBe('HUMAN_CHECK_FAILED');
    expect(logged.join('')).toContain('the provider of the human check cannot be reached');
    expect(logged.join('')).not.toContain(humanToken);
    expect(logged.join('')).not.toContain(SECRET);
  });

  it('logs that it rejects the secret', async () => {
    instead = async () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] });
    expect(await demand({ humanToken: await tick() })).toBe('HUMAN_CHECK_FAILED');
    expect(logged.join('')).toContain('refuses the secret: HUMAN_CHECK_SECRET');
  });
});

describe('the secret of a merchant', () => {
  const secrets = createSecrets(TEST_SECRET);
  it('is sent in place of the platform\'s, which other merchants go on using', async () => {
    await gateway.settings.set(SOUTH, 'humanCheck', widget);
    onTestFinished(() => gateway.settings.set(SOUTH, 'humanCheck', { provider: 'captcha' }));
    instead = async () => Response.json({ success: true });
    const store = createHumanCheckSecrets(gateway.db, secrets);
    await store.set(NORTH, 'the secret of the north');
    expect([await demand({ humanToken: 't' }), await demand({ humanToken: 't' }, SOUTH)]).toEqual(['A PERSON', 'A PERSON']);
    expect(sent.map((body) => body.get('secret'))).toEqual(['the secret of the north', SECRET]);
    await store.remove(NORTH);
    expect([await demand({ humanToken: 't' }), sent.at(-1)?.get('secret')]).toEqual(['A PERSON', SECRET]);
  });

  it('lies sealed, is sealed anew after a rotation, and lets nobody pass where it cannot be read', async () => {
    const store = createHumanCheckSecrets(gateway.db, secrets);
    await store.set(NORTH, 'the secret of the north');
    const stored = async () => Buffer.from((await gateway.db.query.selectFrom('human_check_secret').select('sealed').executeTakeFirstOrThrow()).sealed);
    expect((await stored()).includes('the secret')).toBe(false);
    const [former, rotated] = [await stored(), createHumanCheckSecrets(gateway.db, createSecrets('another secret of thirty-two characters', [TEST_SECRET]))];
    expect(await rotated.sealAnew()).toEqual({ sealed: 1, unreadable: 0 });
    expect([(await stored()).equals(former), await rotated.get(NORTH)]).toEqual([false, 'the secret of the north']);
    expect(await store.sealAnew()).toEqual({ sealed: 0, unreadable: 1 });
    instead = async () => Response.json({ success: true });
    expect([await demand({ humanToken: 't' }), sent]).toEqual(['HUMAN_CHECK_FAILED', []]);
    expect(logged.join('')).toContain('cannot be read');
    await store.remove(NORTH);
  });
});

describe('built-in captcha', () => {
  it('must be answered, and accepts one answer, right or wrong', async () => {
    const south = gateway.tenants.byMerchant(SOUTH)!;
    const issue = async () => {
      const answer = await gateway.app.inject({ url: '/wps/captcha', headers: { host: 'localhost', 'x-merchant-code': south.id } });
      return answer.json<{ value: { captchaId: string } }>().value.captchaId;
    };
    const captchaId = await issue();
    expect(await demand({}, SOUTH)).toBe('CAPTCHA_REQUIRED');
    expect(await demand({ captchaId }, SOUTH)).toBe('CAPTCHA_REQUIRED');
    expect(await demand({ captchaId, captcha: CAPTCHA }, SOUTH)).toBe('A PERSON');
    expect(await demand({ captchaId, captcha: CAPTCHA }, SOUTH)).toBe('CAPTCHA_FAILED');
    const wrong = await issue();
    expect(await demand({ captchaId: wrong, captcha: 'WRONG' }, SOUTH)).toBe('CAPTCHA_FAILED');
    expect(await demand({ captchaId: wrong, captcha: CAPTCHA }, SOUTH)).toBe('CAPTCHA_FAILED');
  });
});

describe('work in place of the captcha', () => {
  const ask = async (merchant: string) => {
    const answer = await gateway.app.inject({ method: 'POST', url: '/wps/captcha/work', payload: {}, headers: { host: 'localhost', 'x-merchant-code': merchant } });
    return answer.json<{ value: ResponseOf<'captchaWork'> }>().value;
  };

  it('shows a person once, at the merchant that it was asked of', async () => {
    const { challenge, expiresIn } = await ask(SOUTH);
    expect(expiresIn).toBe(600);
    const { solution: captchaWork } = await workOut(challenge);
    expect([await demand({ captchaWork }, SOUTH), await demand({ captchaWork }, SOUTH), await demand({ captchaWork: 'made-up' }, SOUTH)]).toEqual(['A PERSON', 'HUMAN_CHECK_FAILED', 'HUMAN_CHECK_FAILED']);
  });

  it('is no way round an outside provider', async () => {
    const { solution: captchaWork } = await workOut((await ask(NORTH)).challenge);
    expect(await demand({ captchaWork })).toBe('HUMAN_CHECK_FAILED');
  });

  it('is the only other way: no answer of the captcha is in what a script reads', async () => {
    const answer = await gateway.app.inject({ url: '/wps/captcha', headers: { host: 'localhost', 'x-merchant-code': SOUTH } });
    const { value } = answer.json<{ value: object }>();
    expect(Object.keys(value).toSorted()).toEqual(['captchaId', 'expiresIn', 'image']);
    expect(answer.body).not.toContain(CAPTCHA);
  });
});

describe('local human check', () => {
  it('is served in a frame with a policy of its own', async () => {
    const get = (url: string) => gateway.app.inject({ url, headers: { host: 'localhost' } });
    const script = await get('/__dev/human-check/script.js?render=explicit');
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(script.body).toContain('window.turnstile');
    const widget = await get('/__dev/human-check/widget?sitekey=site&theme=%22%3E%3Cscript%3E');
    const nonce = /nonce="([^"]+)"/.exec(widget.body)?.[1] ?? '';
    expect(String(widget.headers['content-security-policy'])).toContain(`script-src 'nonce-${nonce}'`);
    expect(widget.body).toContain('data-theme="light"');
    const inArabic = await get('/__dev/human-check/widget?sitekey=site&lang=ar');
    expect([inArabic.body.includes('<html lang="ar" dir="rtl"'), inArabic.body.includes('أنا إنسان'), widget.body.includes('I am a person')]).toEqual([true, true, true]);
  });
});
