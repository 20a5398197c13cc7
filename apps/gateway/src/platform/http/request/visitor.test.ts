import { describe, expect, it } from 'vitest';
import { languageOf, type Visitor } from './visitor.ts';

const visitor = { tenant: { languages: ['EN', 'TY'] }, language: 'EN' } as unknown as Visitor;

describe('languageOf', () => {
  it.each([
    ['the language of its field, where the merchant offers it', { language: 'TY' }, 'TY'],
    ['that of the visitor, where the field names another', { language: 'FR' }, 'EN'],
    ['that of the visitor, where there is no such field', { gameName: 'cat' }, 'EN'],
    ['that of the visitor, where the field is a list', { language: ['TY'] }, 'EN'],
    ['that of the visitor, where nothing is asked for', undefined, 'EN'],
  ])('returns for a request %s', (_, request, expected) => {
    expect(languageOf(visitor, request)).toBe(expected);
  });
});
