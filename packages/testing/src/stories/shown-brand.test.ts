import { describe, expect, it } from 'vitest';
import { brand } from '../factories/brand.ts';
import { asShown } from './shown-brand.ts';

describe('asShown', () => {
  const story = brand({ features: { freePlay: false } });
  const shown = { ...brand(), identity: { ...brand().identity, name: 'Reef', merchantCode: 'REEF1' }, voice: { AR: { ...brand().voice['EN']!, headline: 'مرحبا' } } };

  it('returns a story’s brand under the name and words of the one that is shown', () => {
    const { identity, voice } = asShown(story, shown);
    expect([identity.name, Object.keys(voice)]).toEqual(['Reef', ['EN', 'TY', 'AR']]);
  });

  it('keeps what decides which parts there are and how calls are made', () => {
    const { identity, features, currency } = asShown(story, shown);
    expect([identity.merchantCode, features, currency]).toEqual(['TEST1', story.features, story.currency]);
  });

  it('returns the story’s brand where none is shown', () => {
    expect(asShown(story, undefined)).toBe(story);
  });
});
