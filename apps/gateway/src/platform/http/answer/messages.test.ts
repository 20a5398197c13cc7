import { describe, expect, it } from 'vitest';
import { completeLanguageCodes } from '../../texts/index.ts';
import { messageOf, refusalText } from './messages.ts';

const codes = ['TOO_MANY_REQUESTS', 'TRY_AGAIN_LATER'] as const;

describe('refusalText', () => {
  it.each(codes.flatMap((code) => completeLanguageCodes.map((language) => [code, language] as const)))('names five minutes for %s in %s when the refusal names no wait, and its own when it does', (code, language) => {
    expect(messageOf(code, language)).toContain('5');
    expect(refusalText(code, undefined, language)).toBe(messageOf(code, language));
    expect(refusalText(code, 300, language)).toBe(messageOf(code, language));
    expect(refusalText(code, 3600, language)).toContain('60');
    expect(refusalText(code, 3600, language)).not.toContain('5');
  });

  it.each([
    [0, '1 second'], [1, '1 second'], [59, '59 seconds'], [60, '1 minute'], [61, '2 minutes'], [3600, '60 minutes'], [7199, '120 minutes'], [7200, '2 hours'], [86_400, '24 hours'],
  ])('says a wait of %i seconds as %s in English', (wait, words) => {
    expect(refusalText('TOO_MANY_REQUESTS', wait, 'EN')).toBe(`Too many requests. Please try again after ${words}.`);
  });

  it.each([
    ['TY', 60, 'దయచేసి 1 నిమిషం తర్వాత'],
    ['TY', 7200, 'దయచేసి 2 గంటల తర్వాత'],
    ['CN', 30, '请在30秒后重试'],
    ['CN', 7200, '请在2小时后重试'],
    ['AR', 60, 'بعد دقيقة واحدة.'],
    ['AR', 2, 'بعد ثانيتين.'],
    ['AR', 3600, 'بعد 60 دقيقة.'],
    ['AR', 10_800, 'بعد 3 ساعات.'],
  ])('says it in %s: %i seconds', (language, wait, words) => {
    expect(refusalText('TOO_MANY_REQUESTS', wait, language)).toContain(words);
  });

  it('leaves the text of other codes as it is', () => {
    expect(refusalText('UNAVAILABLE', 5, 'EN')).toBe(messageOf('UNAVAILABLE', 'EN'));
  });
});
