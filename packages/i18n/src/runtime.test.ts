import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createText } from './runtime.ts';

const site = { languages: ['EN', 'XA', 'XB'], defaultLanguage: 'EN' } as const;

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

/** A timer that runs when the test says so. */
function manualTimer() {
  let now = 0;
  const waiting = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    after(milliseconds: number, run: () => void) {
      const entry = { at: now + milliseconds, run };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    async pass(milliseconds: number) {
      now += milliseconds;
      for (const entry of waiting) if (entry.at <= now && waiting.delete(entry)) entry.run();
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
  };
}

describe('createText', () => {
  let storage: MemoryStorage;
  beforeEach(() => {
    storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('document', { documentElement: { lang: '', dir: '' } });
    return () => vi.unstubAllGlobals();
  });

  it('contains the English of the first screen at once, without fetching', () => {
    expect(createText(site).textOf('common')('action.cancel')).toBe('Cancel');
  });

  it('starts in the remembered language', async () => {
    storage.setItem('hisLang', 'XA');
    const text = createText(site);
    await text.ready;
    expect(text.language().code).toBe('XA');
    expect(text.textOf('common')('action.cancel')).toMatch(/^\[Çåñç/);
  });

  it.each(['TH', 'xx', 'en', '', '__proto__'])('ignores the remembered value %j, which is not offered', (value) => {
    storage.setItem('hisLang', value);
    expect(createText(site).language().code).toBe('EN');
  });

  it.each([
    ['EN', 'Email 18 Quay Street (optional)'],
    ['AR', '\u206818 Quay Street\u2069'],
  ] as const)('keeps the direction of a value out of a sentence of a right-to-left language: %s', async (code, expected) => {
    const text = createText({ languages: ['EN', 'AR'], defaultLanguage: code });
    await text.load('account');
    expect(text.textOf('account')('field.optional', { field: code === 'EN' ? 'Email 18 Quay Street' : '18 Quay Street' })).toContain(expected);
  });

  it('leaves a value as it is in a right-to-left language when its own marks keep its direction', async () => {
    const text = createText({ languages: ['EN', 'AR'], defaultLanguage: 'AR' });
    await text.load('account');
    const optional = (field: string) => text.textOf('account')('field.optional', { field });
    expect(optional('\u2066+44 20 7946 0101\u2069').match(/[\u2066-\u2069]/g)).toEqual(['\u2066', '\u2069']);
    // Several parts in marks are no whole: the sentence is kept out of what stands between them.
    expect(optional('\u2066+44\u2069, \u2066+45\u2069')).toContain('\u2068\u2066+44\u2069, \u2066+45\u2069\u2069');
  });

  it('switches language and direction and remembers the platform code', async () => {
    const text = createText(site);
    await text.load('account');
    await text.setLanguage('XB');
    expect(document.documentElement).toEqual({ lang: 'ar-XB', dir: 'rtl' });
    expect(storage.getItem('hisLang')).toBe('XB');
    expect(text.has('account')).toBe(true);
  });

  it('picks the plural form and fills placeholders', async () => {
    const text = createText(site);
    await text.load('account');
    const t = text.textOf('account');
    expect(t('validation.length.exact', { count: 1 })).toBe('Please use exactly 1 character.');
    expect(t('validation.length.exact', { count: 6 })).toBe('Please use exactly 6 characters.');
    expect(t('field.optional', { field: '<b>&' })).toBe('<b>& (optional)');
  });

  it.each([
    ['EN', '1,204'],
    ['AR', '\u20681,204\u2069'],
  ] as const)('writes numbers as the language does, and texts as given: %s', async (code, expected) => {
    const text = createText({ languages: ['EN', 'AR'], defaultLanguage: code });
    await text.load('member', 'layout');
    expect(text.textOf('member')('bets.count', { count: 1204 })).toContain(expected);
    expect(text.textOf('layout')('footer.copyrightFirstYear', { year: '2026', company: 'Meridian' })).toContain('2026');
  });

  it('shows an edited catalogue at once, under the texts of the brand', () => {
    const text = createText({ languages: ['EN'], defaultLanguage: 'EN', fixedLanguage: 'EN', strings: { EN: { common: { 'action.cancel': 'No, thanks' } } } });
    let changes = 0;
    text.subscribe(() => (changes += 1));
    text.replaceCatalogue('EN', 'common', { 'action.cancel': 'Cancel it', 'action.close': 'Shut' });
    expect([text.textOf('common')('action.cancel'), text.textOf('common')('action.close'), changes]).toEqual(['No, thanks', 'Shut', 1]);
  });

  it('does not add an edited catalogue that is not loaded', () => {
    const text = createText({ languages: ['EN'], defaultLanguage: 'EN', fixedLanguage: 'EN' });
    text.replaceCatalogue('EN', 'games', {});
    expect(text.has('games')).toBe(false);
  });

  it("lays the brand's texts over the catalogue and removes them when they are replaced", () => {
    const text = createText({ ...site, strings: { EN: { common: { 'action.ok': 'Aye' } } } });
    const say = () => text.textOf('common')('action.ok');
    expect(say()).toBe('Aye');
    text.registerBrandStrings('EN', {});
    expect(say()).toBe('OK');
  });

  it('fetches a translated language, with its own plural forms', async () => {
    const text = createText({ languages: ['EN', 'TY'], defaultLanguage: 'TY', fixedLanguage: 'TY' });
    await text.load('account');
    await text.ready;
    expect(text.textOf('account')('validation.length.exact', { count: 1 })).toBe('దయచేసి సరిగ్గా 1 అక్షరం వాడండి.');
    expect(text.textOf('account')('validation.length.exact', { count: 5 })).toBe('దయచేసి సరిగ్గా 5 అక్షరాలు వాడండి.');
  });

  it('stays in its language when another cannot be fetched', async () => {
    const text = createText({ languages: ['EN', 'TY'], defaultLanguage: 'EN', fixedLanguage: 'EN' });
    vi.doMock('./catalogue/translated.ts', () => {
      throw new Error('chunk lost');
    });
    await expect(text.setLanguage('TY')).rejects.toThrow();
    expect(text.language().code).toBe('EN');
    vi.doUnmock('./catalogue/translated.ts');
    await text.setLanguage('TY');
    expect(text.textOf('common')('action.ok')).toBe('సరే');
  });

  it('ignores the texts of an earlier choice that arrive after those of a later one', async () => {
    const slow = Promise.withResolvers<void>();
    vi.doMock('./catalogue/translated.ts', async () => {
      await slow.promise;
      return { translated: () => Promise.resolve({}) };
    });
    const text = createText({ languages: ['EN', 'TY', 'XA'], defaultLanguage: 'EN' });
    const first = text.setLanguage('TY');
    await text.setLanguage('XA');
    slow.resolve();
    await first;
    vi.doUnmock('./catalogue/translated.ts');
    expect([text.language().code, storage.getItem('hisLang')]).toEqual(['XA', 'XA']);
  });

  it('stays in its language when it is chosen again while another is being fetched', async () => {
    const text = createText(site);
    const other = text.setLanguage('XA');
    await text.setLanguage('EN');
    await other;
    expect([text.language().code, storage.getItem('hisLang')]).toEqual(['EN', 'EN']);
  });

  it('resolves a superseded choice whose texts cannot be fetched', async () => {
    vi.doMock('./catalogue/translated.ts', () => {
      throw new Error('chunk lost');
    });
    const text = createText({ languages: ['EN', 'TY', 'XA'], defaultLanguage: 'EN' });
    const first = text.setLanguage('TY');
    await text.setLanguage('XA');
    await expect(first).resolves.toBeUndefined();
    vi.doUnmock('./catalogue/translated.ts');
  });

  it('shows English and reports it when the first texts cannot be fetched, until a later fetch succeeds', async () => {
    vi.doMock('./catalogue/translated.ts', () => {
      throw new Error('chunk lost');
    });
    const text = createText({ languages: ['EN', 'TY'], defaultLanguage: 'TY', fixedLanguage: 'TY' });
    const reports: boolean[] = [];
    text.subscribe(() => reports.push(text.hasFallback()));
    await text.ready;
    await text.load('account');
    expect([text.textOf('common')('action.ok'), text.textOf('account')('login.title'), text.has('account')]).toEqual(['OK', 'Log in', true]);
    expect(reports.every(Boolean)).toBe(true);
    vi.doUnmock('./catalogue/translated.ts');
    await text.load('common', 'shell', 'format', 'account');
    expect([text.textOf('common')('action.ok'), text.hasFallback(), reports.at(-1)]).toEqual(['సరే', false, false]);
  });

  it('shows English after 4 seconds while the texts of the language stall, and their own when they arrive', async () => {
    const arrived = Promise.withResolvers<void>();
    vi.doMock('./catalogue/translated.ts', async () => {
      await arrived.promise;
      return { translated: () => Promise.resolve({ 'action.ok': 'సరే' }) };
    });
    const { after, pass } = manualTimer();
    const text = createText({ languages: ['EN', 'TY'], defaultLanguage: 'TY', fixedLanguage: 'TY', after });
    let ready = false;
    void text.ready.then(() => (ready = true));
    await pass(3_999);
    expect([ready, text.has('common')]).toEqual([false, false]);
    await pass(1);
    await text.ready;
    expect([text.textOf('common')('action.ok'), text.hasFallback(), text.language().code]).toEqual(['OK', true, 'TY']);
    arrived.resolve();
    await vi.waitFor(() => expect([text.textOf('common')('action.ok'), text.hasFallback()]).toEqual(['సరే', false]));
    vi.doUnmock('./catalogue/translated.ts');
  });

  it('rejects a fetch that stalls for 120 seconds as a lost chunk, and stays in its language', async () => {
    vi.doMock('./catalogue/translated.ts', () => new Promise(() => {}));
    const { after, pass } = manualTimer();
    const text = createText({ languages: ['EN', 'TY'], defaultLanguage: 'EN', fixedLanguage: 'EN', after });
    const choice = text.setLanguage('TY').then(
      () => 'resolved',
      ({ message }: Error) => message,
    );
    await pass(120_000);
    expect(await choice).toMatch(/^Loading chunk TY\/\w+ failed$/);
    expect(text.language().code).toBe('EN');
    vi.doUnmock('./catalogue/translated.ts');
  });

  it.each([
    ['http:', 'hisLang=XB; Path=/; Max-Age=31536000; SameSite=Lax'],
    ['https:', 'hisLang=XB; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ])('writes the choice into a cookie for the server over %s', async (protocol, cookie) => {
    vi.stubGlobal('location', { protocol });
    await createText(site).setLanguage('XB');
    expect(document.cookie).toBe(cookie);
  });

  it('writes a remembered choice into the cookie at the start', () => {
    storage.setItem('hisLang', 'XA');
    createText(site);
    expect(document.cookie).toMatch(/^hisLang=XA;/);
  });

  it('shows English where a re-mapped code has no catalogue', async () => {
    const text = createText({ languages: ['EN', 'TY'], defaultLanguage: 'TY', remap: { TY: 'ty' } });
    await text.ready;
    expect(text.language().tag).toBe('ty');
    expect(text.textOf('common')('action.cancel')).toBe('Cancel');
  });

  it('leaves storage and document alone when the language is fixed', async () => {
    const text = createText({ ...site, fixedLanguage: 'XB' });
    await text.setLanguage('EN');
    expect(storage.items.size).toBe(0);
    expect([document.documentElement.lang, document.cookie]).toEqual(['', undefined]);
  });

  it('follows another tab until it is stopped, and only to languages on offer', async () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const tell = (key: string, newValue: string) => target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    const text = createText(site);
    const stop = text.followTabs();
    tell('hisLang', 'XB');
    await vi.waitFor(() => expect(text.language().code).toBe('XB'));
    tell('hisLang', 'TH');
    tell('other', 'EN');
    stop();
    tell('hisLang', 'EN');
    await Promise.resolve();
    expect(text.language().code).toBe('XB');
    expect(storage.items.size).toBe(0);
  });
});
