import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../test-support/test-fleet.ts';
import { renderPage, scriptJson } from './page.ts';
import { contentPolicy } from './policy.ts';
import { createSearchDocuments } from './search-engines.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ trustProxy: true, providerOrigins: ['https://id.example', 'https://keys.example', 'https://check.example', 'http://south.localhost'], countryTable: { countryOf: (ip) => (ip === '192.0.2.1' ? 'FR' : null) } });
});
afterAll(() => gateway.stop());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  gateway.app.inject({ method, url, headers: { host: 'localhost', ...headers } });
/** The answer to a request whose target is sent as it is, which neither fetch nor inject does. */
async function answerTo(target: string): Promise<{ status: number | undefined; location: string | undefined; body: string }> {
  if (!gateway.app.server.listening) await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path: target, headers: { host: 'www.south.example' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve({ status: response.statusCode, location: response.headers.location, body: Buffer.concat(parts).toString() }));
    });
    request.on('error', reject).end();
  });
}
const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
const preloadedStateOf = (html: string) => JSON.parse(/id="livery-preloaded-state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<string, unknown>;

describe('pages', () => {
  it.each(['/', '/index', '/index.html', '/home', '/register', '/register.html', '/rng?page=X', '/game', '/seamless', '/promoDetail'])(
    "returns the brand's page for %s",
    async (url) => {
      const page = await get(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<title>north</title>');
    },
  );

  it.each(['/nowhere/at/all', '/metrics', '/nowhere/', '/%6Eowhere', '//evil.example/rng'])("answers 404 with the brand's page for %s, which is no screen", async (url) => {
    const page = await get(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<title>north</title>');
  });

  it.each([
    ['/rng/', '/rng'],
    ['/rng//?page=X&lang=TY', '/rng?page=X&lang=TY'],
    ['/%72ng', '/rng'],
    ['/r%6Eg/?a=%2F', '/rng?a=%2F'],
    ['//', '/'],
  ])('redirects %s to the plain path %s', async (url, to) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['location']]).toEqual([308, to]);
  });

  it("names as canonical host the brand's first domain where the host is claimed, else the request's host", async () => {
    const canonical = async (url: string, host: string) => /rel="canonical" href="([^"]*)"/.exec((await get(url, { host })).body)?.[1];
    expect(await canonical('/rng?page=X&lang=TY', 'www.south.example')).toBe('https://www.south.example/rng');
    expect(await canonical('/rng', 'localhost:4000')).toBe('http://localhost:4000/rng');
    expect(await canonical('/a"><script>', 'localhost')).not.toContain('<script>');
  });

  it.each([['/index', '/'], ['/index.html', '/'], ['/home', '/'], ['/register.html', '/register'], ['/register', '/register'], ['/rng?page=X', '/rng']])('names as canonical path for %s that of its screen', async (url, path) => {
    expect((await get(url, { host: 'www.south.example' })).body).toContain(`rel="canonical" href="https://www.south.example${path}"`);
  });

  it("ignores the host of a target that is a whole address", async () => {
    const page = await answerTo('http://evil.example/rng?lang=TY');
    expect([page.status, /rel="canonical" href="([^"]*)"/.exec(page.body)?.[1], page.body.includes('<html lang="te"')]).toEqual([200, 'https://www.south.example/rng', true]);
    expect(await answerTo('http://evil.example/rng/?page=X')).toMatchObject({ status: 308, location: '/rng?page=X' });
    expect(await answerTo('http://evil.example')).toMatchObject({ status: 200 });
  });

  it('answers 404 with the page for an address that cannot be decoded, and in the envelope for a call', async () => {
    const page = await get('/%E0%A4%A', { cookie: 'hisLang=TY' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<html lang="te"');
    const call = await get('/wps/%E0%A4%A');
    expect([call.statusCode, call.json()]).toMatchObject([400, { success: false }]);
  });

  it('picks the language from the address, else from the cookie, else from the brand', async () => {
    const languageOf = async (url: string, cookie = '') => /<html lang="(\w+)"/.exec((await get(url, { cookie })).body)?.[1];
    expect(await languageOf('/')).toBe('en');
    expect(await languageOf('/', 'hisLang=TY')).toBe('te');
    expect(await languageOf('/?lang=EN', 'hisLang=TY')).toBe('en');
    expect(await languageOf('/?lang=XX', 'hisLang=YY')).toBe('en');
  });

  it.each(['/favicon.ico', '/brands/north/brand-missing.js', '/a/b/c.png', '/.env'])('answers 404 in plain text for the missing file %s', async (url) => {
    const missing = await get(url);
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('returns the page of the brand that claims the host', async () => {
    for (const host of ['south.localhost:4000', 'www.south.example']) expect((await get('/', { host })).body).toContain('<title>south</title>');
    expect((await get('/', { host: 'unclaimed.example' })).body).toContain('<title>north</title>');
  });

  it("says in plain text why a brand's name on this machine shows nothing, in development alone", async () => {
    const at = async (host: string) => {
      const { statusCode, headers, body } = await get('/', { host });
      return [statusCode, headers['content-type'], body];
    };
    expect(await at('left-out.localhost:4000')).toEqual([503, 'text/plain; charset=utf-8', 'The brand left-out is not served: it has faults. Run "npm run brand:check -- left-out", mend them, and restart "npm start".\n']);
    expect(await at('nowhere.localhost:4000')).toEqual([404, 'text/plain; charset=utf-8', 'No brand nowhere is served. If brands/nowhere was added after the start, restart "npm start".\n']);
    for (const host of ['localhost', 'north.localhost', 'unclaimed.example']) expect((await at(host))[0]).toBe(200);
    const live = await testGateway({ production: true });
    onTestFinished(() => live.stop());
    expect((await live.app.inject({ url: '/', headers: { host: 'left-out.localhost' } })).statusCode).toBe(200);
  });

  it('accepts GET and HEAD only', async () => {
    expect((await get('/', {}, 'HEAD')).statusCode).toBe(200);
    const posted = await get('/', {}, 'POST');
    expect([posted.statusCode, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('puts a new nonce into every place of the page and into the policy', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const nonce = nonceOf(first.body);
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonceOf(second.body)).not.toBe(nonce);
    expect(first.body).not.toContain('__CSP_NONCE__');
    expect(String(first.headers['content-security-policy'])).toContain(`script-src 'self' 'nonce-${nonce}'`);
  });

  it('compresses by Accept-Encoding', async () => {
    const of = async (encodings: string) => {
      const { headers, rawPayload } = await get('/', encodings === '' ? {} : { 'accept-encoding': encodings });
      const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
      return [headers['content-encoding'], headers['vary'], text.toString('utf8').includes('<title>north</title>')];
    };
    const vary = 'accept-encoding, cookie';
    expect(await of('gzip, deflate, br')).toEqual(['br', vary, true]);
    expect(await of('gzip;q=0.5, br;q=0')).toEqual(['gzip', vary, true]);
    expect(await of('identity')).toEqual([undefined, vary, true]);
    expect(await of('')).toEqual([undefined, vary, true]);
  });

  it('sends security headers', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "connect-src 'self'", "frame-src 'self' http://localhost:4001"]) {
      expect(policy.split('; ')).toContain(directive);
    }
    expect(policy).toContain("img-src 'self' data:");
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types dompurify livery-theme livery-human-check']));
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|upgrade-insecure/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cache-control': 'private, no-cache',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    const secure = await get('/', { 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

describe('a page that a build withdrew', () => {
  it("is answered in the brand's default language, and not found when that is gone too", async () => {
    const withdrawn = await testGateway();
    try {
      const pageIn = (language: string) => withdrawn.app.inject({ url: '/', headers: { host: 'south.localhost', cookie: `hisLang=${language}` } });
      rmSync(join(withdrawn.dist, 'brands/south/index.TY.html'));
      const telugu = await pageIn('TY');
      expect([telugu.statusCode, telugu.body.includes('<html lang="en"'), preloadedStateOf(telugu.body)['language']]).toEqual([200, true, 'EN']);
      rmSync(join(withdrawn.dist, 'brands/north/index.html'));
      rmSync(join(withdrawn.dist, 'brands/north/index.TY.html'));
      const none = await withdrawn.app.inject({ url: '/', headers: { host: 'north.localhost' } });
      expect([none.statusCode, none.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    } finally {
      await withdrawn.stop();
    }
  });
});

describe('preloaded state', () => {
  it('stands in the page, in the language of the cookie', async () => {
    const preloadedState = preloadedStateOf((await get('/')).body);
    expect(preloadedState).toMatchObject({ language: 'EN', systemStatus: { status: 0 }, permission: { maintenance: false, registration: { minimumAge: 18 } } });
    expect(preloadedStateOf((await get('/', { cookie: 'a=b; hisLang=TY' })).body)).toMatchObject({ language: 'TY' });
    expect(preloadedStateOf((await get('/', { cookie: 'hisLang=XX' })).body)).toMatchObject({ language: 'EN' });
  });

  it('contains the state of a closed site, whose page still loads', async () => {
    await gateway.settings.set(SOUTH, 'maintenance', true);
    const page = await get('/', { host: 'south.localhost' });
    expect(page.statusCode).toBe(200);
    expect(preloadedStateOf(page.body)).toMatchObject({ systemStatus: { status: 1 }, permission: { maintenance: true } });
    expect(preloadedStateOf(page.body)).not.toHaveProperty('hotGames');
    expect((await get('/brands/south/brand-1a2b3c.js', { host: 'south.localhost' })).statusCode).toBe(200);
    const call = await get('/wps/captcha', { host: 'south.localhost' });
    expect([call.statusCode, call.json()]).toMatchObject([503, { code: 'MAINTENANCE' }]);
    expect((await get('/wps/system/status', { host: 'south.localhost' })).json()).toMatchObject({ value: { status: 1 } });
    await gateway.settings.set(SOUTH, 'maintenance', false);
  });

  it('contains the restriction for a region that is not served', async () => {
    const from = { host: 'south.localhost', 'x-forwarded-for': '192.0.2.1' };
    expect(preloadedStateOf((await get('/', from)).body)).toMatchObject({ systemStatus: { status: 2, ip: '192.0.2.1', country: 'FR' } });
    const call = await get('/wps/captcha', from);
    expect([call.statusCode, call.json()]).toMatchObject([451, { code: 'REGION_RESTRICTED', value: { ip: '192.0.2.1', country: 'FR' } }]);
    expect((await get('/wps/captcha', { ...from, host: 'north.localhost' })).statusCode).toBe(200);
  });

  it('escapes what would end its script element or replace the nonce', () => {
    const nasty = { a: '</script><script>alert(1)</script>', b: '<!--', c: '\u2028\u2029&', d: '__CSP_NONCE__ $& $1' };
    expect(scriptJson(nasty)).not.toMatch(/[<>&\u2028\u2029]/);
    const page = renderPage('<i nonce="__CSP_NONCE__"></i><!--livery:preloaded-state-->', 'N', { origin: 'https://x.example', path: '/' }, { language: 'EN', ...nasty });
    expect(preloadedStateOf(page)).toEqual({ language: 'EN', ...nasty });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(nonceOf(page)).toBe('N');
  });

  it('contentPolicy ignores anything but plain origins', () => {
    const smuggled = "https://x.example; script-src 'unsafe-inline'";
    const outside = { script: [smuggled, 'https://check.example'], connect: [smuggled, '*', 'https://id.example:8443'], frame: ['data:', 'https://check.example'] };
    const policy = contentPolicy({ nonce: 'N', frameOrigins: [smuggled, 'https://ok.example'], imageOrigins: ['*'], outside, origin: 'https://play.example', secure: false });
    expect(policy).toContain("frame-src 'self' https://ok.example https://check.example;");
    expect(policy).toContain("script-src 'self' 'nonce-N' https://check.example;");
    expect(policy).toContain("connect-src 'self' https://id.example:8443;");
    expect(policy).not.toMatch(/unsafe|\*/);
  });
});

describe('documents for search engines', () => {
  it.each(['/robots.txt', '/sitemap.xml'])('%s is kept by caches only with the origin of a host that the brand claims', async (url) => {
    const answerAt = async (host: string, forwarded?: string) => {
      const { headers, body } = await get(url, { host, ...(forwarded === undefined ? {} : { 'x-forwarded-host': forwarded }) });
      return [headers['cache-control'], body.includes('https://www.south.example/'), body.includes('evil')];
    };
    expect(await answerAt('www.south.example')).toEqual(['public, max-age=3600', true, false]);
    expect(await answerAt('www.south.example', 'evil.example')).toEqual(['no-store', false, true]);
    expect(await answerAt('www.south.example', 'evil.example:1/a')).toEqual(['no-store', false, true]);
    expect(await answerAt('www.south.example', 'www.south.example:8080')).toEqual(['public, max-age=3600', true, false]);
    expect(await answerAt('south.localhost:4000')).toEqual(['public, max-age=3600', false, false]);
  });

  it('are compressed by Accept-Encoding', async () => {
    const { headers, rawPayload } = await get('/sitemap.xml', { host: 'www.south.example', 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(rawPayload).toString()).toBe((await get('/sitemap.xml', { host: 'www.south.example' })).body);
  });

  it('are made once for each origin', async () => {
    let asked = 0;
    const site = { pages: { EN: { html: 'index.html', tag: 'en' } }, defaultLanguage: 'EN', domains: [], hasPage: () => (asked += 1) > 0 };
    const documents = createSearchDocuments(['/']);
    const read = async (origin: string) => (await documents.read('/sitemap.xml', SOUTH, site, origin, 'identity'))?.body;
    expect(await read('https://a.example')).toBe(await read('https://a.example'));
    expect(await read('https://b.example')).toContain('https://b.example/');
    expect(asked).toBe(2);
  });

  it('keep the documents of an origin in use, however many others ask', async () => {
    let made = 0;
    const site = { pages: { EN: { html: 'index.html', tag: 'en' } }, defaultLanguage: 'EN', domains: [], hasPage: () => (made += 1) > 0 };
    const documents = createSearchDocuments(['/']);
    const others = Array.from({ length: 150 }, (_, index) => `https://${index}.example`);
    for (const origin of others) for (const each of ['https://a.example', origin]) await documents.read('/sitemap.xml', SOUTH, site, each, 'identity');
    expect(made).toBe(1 + others.length);
  });

  it('robots.txt names the sitemap and disallows the calls', async () => {
    const robots = await get('/robots.txt', { host: 'www.south.example' });
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain('Disallow: /wps/');
    expect(robots.body).toContain('Sitemap: https://www.south.example/sitemap.xml');
  });

  it('sitemap.xml lists each page in every language, with its alternates', async () => {
    const { body } = await get('/sitemap.xml', { host: 'www.south.example' });
    expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://www.south.example/', 'https://www.south.example/?lang=TY', 'https://www.south.example/rng', 'https://www.south.example/rng?lang=TY',
    ]);
    expect(body).toContain('<xhtml:link rel="alternate" hreflang="te" href="https://www.south.example/rng?lang=TY"/>');
    expect(body).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://www.south.example/rng"/>');
  });
});

describe('outside providers of a merchant', () => {
  it("are allowed by the policy of that merchant's pages only", async () => {
    const policyOf = async (host: string) => String((await get('/', { host })).headers['content-security-policy']);
    const before = await policyOf('south.localhost');
    await gateway.settings.set(SOUTH, 'phoneProvider', {
      provider: 'external', apiUrl: 'https://id.example/toolkit', apiKey: 'k', issuer: 'https://id.example', audience: 'south', keySetUrl: 'https://keys.example/set',
    });
    await gateway.settings.set(SOUTH, 'humanCheck', { provider: 'turnstile', siteKey: 's', scriptUrl: 'https://check.example/v0/api.js', verifyUrl: 'https://check.example/verify' });
    const after = await policyOf('south.localhost');
    expect(after).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/check\.example;/);
    expect(after).toMatch(/connect-src 'self' https:\/\/id\.example;/);
    expect(after).toMatch(/frame-src 'self'[^;]* https:\/\/check\.example;/);
    expect(after).not.toContain('keys.example');
    // Its script may write HTML as text; one of the site's own origin is ours.
    expect([before.includes('trusted-types'), after.includes('trusted-types')]).toEqual([true, false]);
    await gateway.settings.set(SOUTH, 'humanCheck', { provider: 'turnstile', siteKey: 's', scriptUrl: 'http://south.localhost/check.js', verifyUrl: 'https://check.example/verify' });
    expect(await policyOf('south.localhost')).toContain('trusted-types dompurify');
    await gateway.settings.set(SOUTH, 'launchGameCDNs', ['https://cdn.example']);
    const { headers } = await get('/', { host: 'south.localhost' });
    expect(headers['content-security-policy']).toMatch(/frame-src 'self'[^;]* https:\/\/cdn\.example/);
    expect(headers['permissions-policy']).toContain('autoplay=(self "http://localhost:4001" "https://cdn.example"), fullscreen=(self "http://localhost:4001" "https://cdn.example")');
    expect(headers['permissions-policy']).not.toContain('check.example');
    await gateway.settings.set(SOUTH, 'launchGameCDNs', []);
    expect(before + (await policyOf('north.localhost'))).not.toMatch(/id\.example|check\.example/);
    await gateway.settings.set(SOUTH, 'phoneProvider', { provider: 'platform' });
    await gateway.settings.set(SOUTH, 'humanCheck', { provider: 'captcha' });
  });
});

describe('outside providers that PROVIDER_ORIGINS does not allow', () => {
  it('are left out of the policy, with every address of theirs', async () => {
    const policy = async () => String((await get('/', { host: 'south.localhost' })).headers['content-security-policy']).replaceAll(/nonce-[^']+/g, 'nonce');
    const before = await policy();
    await gateway.settings.set(SOUTH, 'phoneProvider', { provider: 'external', apiUrl: 'https://id.example/toolkit', apiKey: 'k', issuer: 'i', audience: 'south', keySetUrl: 'https://keys.evil.example/set' });
    await gateway.settings.set(SOUTH, 'humanCheck', { provider: 'turnstile', siteKey: 's', scriptUrl: 'https://evil.example/api.js', verifyUrl: 'https://check.example/verify' });
    expect(await policy()).toBe(before);
    await gateway.settings.set(SOUTH, 'phoneProvider', { provider: 'platform' });
    await gateway.settings.set(SOUTH, 'humanCheck', { provider: 'captcha' });
  });
});

describe('static files', () => {
  it('are cached for ever when their name carries a hash', async () => {
    const file = await get('/brands/north/brand-1a2b3c.js');
    expect([file.statusCode, file.body]).toEqual([200, 'export default "north";']);
    expect(file.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', etag: expect.any(String) as string });
    const again = await get('/brands/north/brand-1a2b3c.js', { 'if-none-match': String(file.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it("run no script when a brand's picture is opened as a page", async () => {
    const headersOf = async (file: string, encoding = 'identity') => (await get(`/brands/north/${file}`, { 'accept-encoding': encoding })).headers;
    for (const encoding of ['identity', 'br']) {
      const picture = await headersOf('logo-1a2b3c.svg', encoding);
      expect(picture).toMatchObject({ 'content-type': 'image/svg+xml', 'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'", 'x-content-type-options': 'nosniff' });
      expect((await headersOf('brand-1a2b3c.js', encoding))['content-security-policy']).toBeUndefined();
    }
  });

  it('are sent in the compressed form that the build made', async () => {
    const file = await get('/brands/north/brand-1a2b3c.js', { 'accept-encoding': 'br, gzip' });
    expect([file.headers['content-encoding'], file.body]).toEqual(['br', 'brotli']);
    expect(file.headers['content-type']).toMatch(/javascript/);
  });

  it('are served from a folder that a build writes after the start', async () => {
    expect((await get('/shell/entry-1a2b3c.js')).statusCode).toBe(404);
    mkdirSync(join(gateway.dist, 'shell'));
    writeFileSync(join(gateway.dist, 'shell/entry-1a2b3c.js'), 'start();');
    const file = await get('/shell/entry-1a2b3c.js');
    expect([file.statusCode, file.body]).toEqual([200, 'start();']);
  });

  it('contain neither templates nor anything outside their folders', async () => {
    expect((await get('/brands/north/index.html')).statusCode).toBe(404);
    for (const path of ['/brands/../fleet.json', '/brands/%2e%2e/fleet.json', '/brands/north/..%2f..%2ffleet.json']) {
      expect([403, 404]).toContain((await answerTo(path)).status);
    }
  });
});

describe('GET /__dev/outbox', () => {
  it('shows the messages that would have been sent, escaped', async () => {
    await gateway.db.transaction((tx) => gateway.messages.queue(tx, NORTH, { channel: 'sms', recipient: '+63917', usefulMs: 60_000, text: '<b>123456</b>' }));
    const page = await get('/__dev/outbox');
    expect(page.body).toContain('&lt;b&gt;123456&lt;/b&gt;');
    expect((await get('/__dev/outbox?format=json')).json()).toMatchObject({ messages: [{ tenant: NORTH, channel: 'sms', recipient: '+63917', text: '<b>123456</b>' }] });
  });
});

describe('in production', () => {
  it('caches keep no document for search engines of a local name, which a forwarded header may state', async () => {
    const live = await testGateway({ production: true, trustProxy: true });
    const { headers } = await live.app.inject({ url: '/robots.txt', headers: { host: 'www.south.example', 'x-forwarded-host': 'south.localhost' } });
    expect(headers['cache-control']).toBe('no-store');
    await live.stop();
  });


  it('serves neither the outbox page nor the documentation', async () => {
    const live = await testGateway({ production: true });
    const [outbox, docs] = await Promise.all(['/__dev/outbox?format=json', '/docs/json'].map((url) => live.app.inject({ url, headers: { host: 'localhost' } })));
    expect([outbox?.headers['content-type'], docs?.headers['content-type']]).toEqual(['text/html; charset=utf-8', 'text/html; charset=utf-8']);
    await live.stop();
  });
});
