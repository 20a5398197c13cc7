import { describe, expect, it } from 'vitest';
import { joinSentences } from './join-sentences.ts';

describe('joinSentences', () => {
  it('sets a space between sentences, and none in Chinese and Japanese, whose full stop brings its own', () => {
    expect(joinSentences('Latn', ['One.', null, 'Two.'])).toBe('One. Two.');
    expect(joinSentences('Arab', ['واحد.', 'اثنان.'])).toBe('واحد. اثنان.');
    expect(joinSentences('Hans', ['一。', '二。'])).toBe('一。二。');
  });
});
