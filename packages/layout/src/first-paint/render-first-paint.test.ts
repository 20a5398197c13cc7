import { brand } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { renderFirstPaint } from './render-first-paint.ts';

const texts = { logIn: 'Log in', tryFree: 'Try free' };
const site = brand();
const home = (...sections: typeof site.home.sections) => ({ ...site, home: { ...site.home, sections } });

describe('renderFirstPaint', () => {
  it('returns the header and the hero with its words', () => {
    const { html } = renderFirstPaint({ brand: home('hero', 'hotGames'), language: 'EN', texts });
    expect(html).toContain('id="first-paint-hero"');
    expect(html).toContain('Headline');
  });

  it('returns the header alone for a brand without a hero', () => {
    const { html } = renderFirstPaint({ brand: home('hotGames'), language: 'EN', texts });
    expect(html).toContain('<header');
    expect(html).not.toMatch(/first-paint-hero|Headline|data-hero/);
  });
});
