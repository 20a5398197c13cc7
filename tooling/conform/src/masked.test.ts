import { describe, expect, it } from 'vitest';
import { jsonIn, type Exchange } from './exchange.ts';
import { masked } from './masked.ts';
import { createSecrets } from './secrets.ts';

const json = (content: object): Pick<Exchange, 'text' | 'json'> => ({ text: JSON.stringify(content), json: content });
const exchange = (changes: Partial<Exchange> = {}, request: Partial<Exchange['request']> = {}): Exchange => ({
  call: undefined,
  request: { method: 'POST', path: '/wps/x', headers: {}, body: undefined, sealed: undefined, ...request },
  status: 200,
  headers: {},
  text: '',
  json: undefined,
  broken: undefined,
  ...changes,
});

/** What a report shows of the last of some exchanges. */
function shownOf(...all: readonly Exchange[]): string {
  const secrets = createSecrets();
  for (const each of all) secrets.addFrom(each);
  const last = all.at(-1);
  if (last === undefined) return '';
  const { request, answer } = masked(last, secrets);
  return `${request}\n${answer}`;
}

const login = exchange({ headers: { 'set-cookie': 'sid=a' }, ...json({ success: true, value: { token: 'tok-of/login+1' } }) }, { sealed: { username: 'maria', password: 'My "pass" & 1/2' }, body: '{"ct":"x"}' });

describe('masked', () => {
  it('masks values in capitals under every secret name but code', () => {
    const shown = shownOf(exchange(json({ code: 'NOT_FOUND', value: { secret: 'JBSWYDPEHPK', password: 'SECRET', recoveryCodes: ['ABCDEFGH'], code: 'a1' } })));
    expect(shown).toContain('{"code":"NOT_FOUND","value":{"secret":"…","password":"…","recoveryCodes":["…"],"code":"…"}}');
  });

  it('masks the addresses of authenticator apps and of games', () => {
    const value = { uri: 'otpauth://totp/x?secret=JBSWYDPEHPK&issuer=y', game_url: 'https://g.example/?t=1', game_url2: 'https://g.example/?t=2' };
    expect(shownOf(exchange(json({ value })))).toContain('{"value":{"uri":"…","game_url":"…","game_url2":"…"}}');
  });

  it('masks secrets of earlier requests and answers in answers that are no JSON, in headers and in paths', () => {
    const page = '<p>tok-of/login+1 maria My &quot;pass&quot; &amp; 1/2</p>';
    const shown = shownOf(login, exchange({ status: 302, headers: { location: '/x?from=tok-of%2Flogin%2B1', 'x-debug': 'My "pass" & 1/2' }, text: page }, { path: '/wps/x?was=My+%22pass%22+%26+1%2F2' }));
    expect(shown).toBe('POST /wps/x?was=…\nHTTP 302\nlocation: /x?from=…\nx-debug: …\n\n<p>… maria …</p>');
  });

  it('masks the secret of an authenticator app and of a token wherever they come back under another name', () => {
    const start = exchange(json({ value: { secret: 'JBSWYDPEHPK', uri: 'otpauth://totp/x?secret=KRSXG5CTMVRX&issuer=y' } }));
    const asked = exchange({}, { headers: { authorization: 'Bearer of-a-visitor' } });
    expect(shownOf(start, asked, exchange(json({ message: 'JBSWYDPEHPK KRSXG5CTMVRX of-a-visitor' })))).toContain('{"message":"… … …"}');
  });

  it('masks named values in half of a JSON text and in forms', () => {
    expect(shownOf(exchange({ text: '{"value":{"token":"un known \\n1","name":"ann' }, { body: 'name=ann&password=unknown2' }))).toBe('POST /wps/x\n\nname=ann&password=…\nHTTP 200\n\n{"value":{"token":"…","name":"ann');
  });

  it('masks a secret before the text is cut', () => {
    expect(shownOf(login, exchange({ text: `${'y'.repeat(1493)}tok-of/login+1` }))).not.toContain('tok-of');
  });

  it('hides a given password however short it is', () => {
    const secrets = createSecrets();
    secrets.add('q7');
    expect(masked(exchange(json({ note: 'q7!', count: 3 })), secrets).answer).toContain('{"note":"…!","count":3}');
  });

  it('writes control characters out, by which a server could write on a terminal', () => {
    expect(shownOf(exchange({ text: 'a\u001b[2J\u009b1m\tb\nc' }))).toContain('a\\x1b[2J\\x9b1m\tb\nc');
  });

  it('shows an answer that is nested deeper than any call as text', () => {
    const text = '['.repeat(20_000) + ']'.repeat(20_000);
    expect(shownOf(exchange({ text, json: jsonIn(text) }))).toContain('[[[[');
    expect([jsonIn('[{"a":"]]]"}]'), jsonIn('['.repeat(100) + ']'.repeat(100)) !== undefined, jsonIn(text), jsonIn('x')]).toEqual([[{ a: ']]]' }], true, undefined, undefined]);
  });
});
