import { lookAbout } from '@livery/brand-kit';
import { knownPaths } from '@livery/navigation/paths';
import { describe, expect, it } from 'vitest';
import { scenes } from './scenes.ts';
import { chosenLanguages, languageFor, viewsOf } from './variants.ts';

describe('scenes', () => {
  it('are pages of the site, each with an id of its own', () => {
    expect(scenes.filter(({ path }) => !knownPaths.includes(path))).toEqual([]);
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
  });

  it('show every picture and every part of a look in one of them', () => {
    const pictures = ['hero', 'heroCompact', 'heroAlternate', 'heroAlternateCompact', 'logo', 'logoCompact', 'logoAlternate', 'logoAlternateCompact'].map((role) => `assets.${role}`);
    const keys = [...pictures, ...Object.keys(lookAbout).map((part) => `look.${part}`)];
    expect(keys.filter((key) => !scenes.some(({ shows }) => shows.test(key)))).toEqual([]);
  });
});

describe('viewsOf', () => {
  it('returns each scene at both widths, in each scheme and direction, under a name that a host can have', () => {
    const views = viewsOf(['dark', 'light']);
    const widths = scenes.reduce((count, { only }) => count + (only === undefined ? 2 : 1), 0);
    expect(views).toHaveLength(widths * 4);
    expect(views.filter(({ name }) => !/^[a-z][a-z-]{2,62}$/.test(name))).toEqual([]);
    expect(viewsOf(['light'])).toHaveLength(widths * 2);
  });
});

describe('viewsOf with languages', () => {
  it('returns each scene in each of them, in its direction', () => {
    const views = viewsOf(['light'], { codes: ['CN', 'AR'] });
    const home = views.filter(({ scene, width }) => scene.id === 'home' && width === 'phone');
    expect(home.map(({ name, direction, language }) => ({ name, direction, language }))).toEqual([
      { name: 'home-phone-light-cn', direction: 'ltr', language: 'CN' },
      { name: 'home-phone-light-ar', direction: 'rtl', language: 'AR' },
    ]);
    expect(languageFor({ offered: ['EN', 'CN'], default: 'EN' }, { direction: 'ltr', language: 'CN' })).toEqual({ code: 'CN', pseudo: false });
  });
});

describe('chosenLanguages', () => {
  it('returns what is chosen of what the brand offers, and rejects others', () => {
    const languages = { offered: ['EN', 'CN'] };
    expect(chosenLanguages('reef', ['CN', 'CN'], languages)).toEqual(['CN']);
    expect(chosenLanguages('reef', undefined, languages)).toBeUndefined();
    expect(() => chosenLanguages('reef', ['CN', 'FR'], languages)).toThrow('--language is FR; reef offers EN, CN.');
  });
});

describe('languageFor', () => {
  it.each([
    [{ offered: ['AR', 'EN'], default: 'AR' }, 'rtl', { code: 'AR', pseudo: false }],
    [{ offered: ['AR', 'EN'], default: 'AR' }, 'ltr', { code: 'EN', pseudo: false }],
    [{ offered: ['EN'], default: 'EN' }, 'rtl', { code: 'XB', pseudo: true }],
    [{ offered: ['AR'], default: 'AR' }, 'ltr', { code: 'XA', pseudo: true }],
  ] as const)('returns for %j and %s the language %j', (languages, direction, language) => {
    expect(languageFor(languages, { direction })).toEqual(language);
  });
});
