import { errorCodes, platformLanguages } from '@livery/contracts';
import type { ResponseOf } from '@livery/contracts';
import { errorText } from '@livery/api-sdk';
import { createText, languageCodes } from '@livery/i18n';
import type { ValidationPattern } from '@livery/i18n';
import { problemMessage } from '@livery/session';
import { describe, expect, expectTypeOf, it } from 'vitest';

type PatternId = NonNullable<ResponseOf<'registerSettings'>['fields'][number]['patternId']>;

describe('packages without imports between them', () => {
  it('agree on the languages of the platform', () => {
    expect([...platformLanguages].sort()).toEqual([...languageCodes].sort());
  });

  it('agree on the patterns of registration fields', () => {
    expectTypeOf<PatternId | 'LENGTH'>().toEqualTypeOf<ValidationPattern>();
  });

  it('agree on a sentence for every error code', async () => {
    const text = createText({ languages: ['EN'], defaultLanguage: 'EN', fixedLanguage: 'EN' });
    await text.load('errors');
    const { messageText } = text.view();
    for (const code of Object.keys(errorCodes) as (keyof typeof errorCodes)[]) {
      const problem = { kind: 'refused', code, message: '', status: errorCodes[code] } as const;
      const sentence = messageText(problemMessage(problem));
      expect(sentence, code).not.toBe(errorText(problem).key);
      expect(sentence, code).toMatch(/^[A-Z].*\.$/);
      expect(sentence, code).not.toContain('{{');
    }
  });
});
