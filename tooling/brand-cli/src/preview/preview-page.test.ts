import { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { scenes } from '../scenes/scenes.ts';
import { viewsOf } from '../scenes/variants.ts';
import { asScript } from './client/as-script.ts';
import { shownFaults } from './faults.ts';
import { mailPage, mailsOf } from './mails.ts';
import { previewPage } from './preview-page.ts';

const languages = { offered: ['EN', 'AR'], default: 'EN', remap: {} } as const;
const mails = mailsOf({ identity: { name: 'Pier & Sons' }, languages } as unknown as Parameters<typeof mailsOf>[0]);

describe('previewPage', () => {
  const views = viewsOf(['light', 'dark']);
  let page = '';
  beforeAll(async () => {
    page = await previewPage({ id: 'pier', brand: { schemes: ['light', 'dark'], languages }, views, mails, source: 'From here.', addressOf: ({ name }) => `http://${name}.pier.localhost:1/` });
  });

  it('has a frame with a name of its own for each view, and a place for what brand:check says of each scene', () => {
    const titles = [...page.matchAll(/<iframe title="([^"]+)" data-address/g)].map(([, title]) => title);
    expect(titles).toHaveLength(views.length);
    expect(new Set(titles).size).toBe(views.length);
    for (const { id } of scenes) expect(page).toContain(`<div data-check="${id}">`);
  });

  it('says in which language each direction is shown', async () => {
    expect(page).toContain('Phone, dark, right to left (AR)');
    const english = await previewPage({ id: 'pier', brand: { schemes: ['light'], languages: { offered: ['EN'], default: 'EN' } }, views: viewsOf(['light']), mails: [], source: '', addressOf: () => '' });
    expect(english).toContain('right to left (no language of the brand: a pseudo-language)');
  });

  it('has one frame for each e-mail, width and scheme, with texts as text', () => {
    expect([...page.matchAll(/data-mail /g)]).toHaveLength(mails.length * 4);
    expect(page).toContain('Pier &amp; Sons: your temporary password');
  });
});

describe('mailPage', () => {
  it('shows an e-mail in one scheme', () => {
    expect(mails.map(({ name }) => name)).toEqual(['EN', 'AR'].flatMap((language) => ['email-code', 'address-taken', 'temporary-password', 'security-notice'].map((kind) => `${kind}-${language}`)));
    expect(mailPage(mails[0] ?? { html: '' }, 'dark')).toContain('<style>:root{color-scheme:dark}</style>');
  });
});

describe('shownFaults', () => {
  it('names the places where the key of a fault shows, and all of them for the theme', () => {
    const fault = { file: 'pier/brand.config.ts', found: 'x', expected: 'y' };
    const [tabs, favicon, colour] = shownFaults([{ ...fault, keyPath: 'phone.tabs' }, { ...fault, keyPath: 'assets.favicon' }, { ...fault, file: 'pier/theme/light.ts', keyPath: 'color.fg.default' }]);
    expect(tabs).toEqual({ text: 'brands/pier/brand.config.ts › phone.tabs: found x; expected y', at: ['home', 'menu'] });
    expect(favicon?.at).toEqual(['icons']);
    expect(colour?.at).toEqual([...scenes.map(({ id }) => id), 'emails', 'icons']);
  });
});

describe('asScript', () => {
  it.each([
    ['page-client.ts', 'startPage', undefined],
    ['frame-client.ts', 'startFrame', { scheme: 'dark', language: 'EN', brand: '{}', token: '</script>', awaits: '#content', press: [] }],
  ])('returns %s as a script without types that ends no element', async (name, start, given) => {
    const script = await asScript(name, start, given);
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toMatch(/<\/|import /);
  });
});
