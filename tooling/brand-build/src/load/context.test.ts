import { formatFault } from '@livery/brand-kit';
import { describe, expect, it } from 'vitest';
import { checkContext } from './context.ts';

const context = checkContext(
  {
    completeLanguages: ['EN'],
    missingTexts: {},
    catalogue: { shell: { 'home.winners': 'Winners', 'home.greeting': 'Hello {{name}}', items_one: '{{count}} item', items_other: '{{count}} items' } },
  },
  () => true,
);

const faults = (language: string, wording: Record<string, Record<string, unknown>>): string[] =>
  context.checkWording(language, wording).map((fault) => formatFault({ file: 'harbour/locales/EN.json', ...fault }));

describe('checkWording', () => {
  it('accepts texts with the catalogue’s placeholders and the plural forms of the language', () => {
    expect(faults('EN', { shell: { 'home.winners': 'Stars', 'home.greeting': 'Hi {{name}}', items_one: 'One', items_other: '{{count}}' } })).toEqual([]);
  });

  it.each([
    ['an unknown key', { shell: { 'home.winer': 'Stars' } }, 'shell.home.winer', 'nearest: home.winners'],
    ['an unknown namespace', { shel: { 'home.winners': 'Stars' } }, 'shel', 'nearest: shell'],
    ['another placeholder', { shell: { 'home.greeting': 'Hi {{brand}}' } }, 'shell.home.greeting', 'name'],
    ['an empty text', { shell: { 'home.winners': '' } }, 'shell.home.winners', 'found'],
    ['what is no text', { shell: { 'home.winners': 7 } }, 'shell.home.winners', 'found'],
  ])('reports %s with its key path', (_, wording, keyPath, part) => {
    const found = faults('EN', wording);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`harbour/locales/EN.json › ${keyPath}: found `);
    expect(found[0]).toContain(part);
  });
});

describe('languageOf', () => {
  it('returns a language as the brand reads its code', () => {
    expect(context.languageOf('TY', {})).toMatchObject({ tag: 'te', endonym: 'తెలుగు' });
    expect(context.languageOf('TY', { TY: 'ty' })).toMatchObject({ tag: 'ty' });
  });

  it.each([['XX', {}], ['TY', { TY: 'no tag' }]])('returns undefined for %s remapped by %j', (code, remap) => {
    expect(context.languageOf(code, remap)).toBeUndefined();
  });
});
