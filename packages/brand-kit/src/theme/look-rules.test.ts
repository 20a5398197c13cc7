import { describe, expect, it } from 'vitest';
import { harbour } from '../test-support/valid-brand.ts';
import { lookChosen, lookDefaults } from './look-about.ts';
import { lookRules } from './look-rules.ts';
import type { Look, Theme } from './theme.ts';

const theme = (look: Partial<Look> = {}): Theme => {
  const { look: own, ...rest } = harbour().theme as Theme;
  return { ...rest, look: { ...own, density: 'regular', ...look } };
};
const rulesOf = (look: Partial<Look>): string => Object.values(lookRules(theme(look), '[data-brand="pier"]', '/pattern.svg')).flat().join('\n');

describe('lookRules', () => {
  it('returns none for a look as the platform has it, said or not', () => {
    expect(rulesOf({})).toBe('');
    expect(rulesOf(lookDefaults)).toBe('');
  });

  it.each<[Partial<Look>, string]>([
    [{ logo: 'large' }, 'block-size:3.25rem'],
    [{ navigation: 'stacked' }, 'justify-content:center'],
    [{ navigation: 'side' }, 'padding-inline-start:7.75rem'],
    [{ ratio: 'tall' }, '--tile-ratio:2 / 3'],
    [{ sections: 'panels' }, 'border-radius:var(--radius-card)'],
    [{ sections: 'pattern' }, 'url("/pattern.svg")'],
    [{ density: 'dense' }, '--space-4:calc(1rem * 0.85)'],
    [{ density: 'airy' }, '--space-4:calc(1rem * 1.2)'],
  ])('returns rules of the brand alone for %j', (look, part) => {
    const rules = rulesOf(look);
    expect(rules).toContain(part);
    for (const [, selector = ''] of rules.matchAll(/(?:^|[{}\n])([^{}@\n]+)\{/g)) expect(selector).toMatch(/^\[data-brand="pier"\] /);
  });
});

describe('lookChosen', () => {
  it('leaves out what the platform has anyway', () => {
    const { look } = theme({ navigation: 'bar', logo: 'large' });
    expect(lookChosen(look)).toEqual({ ...theme().look, logo: 'large' });
  });
});
