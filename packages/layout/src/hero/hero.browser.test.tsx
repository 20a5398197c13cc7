import { chooseScheme, schemeStorageKey } from '../brand/scheme.ts';
import type { GameType } from '@livery/contracts';
import { brand, category, renderApp } from '@livery/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { Hero } from './hero.tsx';

const root = document.documentElement;
const measures = { '--size-header-compact': '56px', '--size-header-bottom': '68px', '--space-3': '12px', '--space-4': '16px', '--space-8': '32px' };
const set = (values: Readonly<Record<string, string>>) => Object.entries(values).forEach(([name, value]) => root.style.setProperty(name, value));

afterEach(async () => {
  cleanup();
  delete root.dataset['header'];
  Object.keys({ ...measures, '--line-height-tight': '' }).forEach((name) => root.style.removeProperty(name));
  await page.viewport(1280, 800);
});

describe('Hero', () => {
  it.each(['EN', 'XB'] as const)("shows the brand's text, also in a language without one: %s", async (language) => {
    await renderApp(
      <WithSlots>
        <Hero />
      </WithSlots>,
      { language },
    );
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Headline');
    expect(screen.getByRole('button', { name: 'Play now' })).not.toBeNull();
  });

  const member = async (offered: readonly GameType[] | undefined) => {
    await renderApp(
      <WithSlots slots={{ categories: offered?.map((gameType) => category(gameType, 1)) }}>
        <Hero />
      </WithSlots>,
      { session: 'member', brand: brand({ categories: ['RNG', 'FISH', 'LIVE'] }) },
    );
    await screen.findByRole('heading', { level: 1 });
    return screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  };

  it.each([
    ['the slots', ['LIVE', 'RNG'], ['Play slots /rng']],
    ['the first kind of game, where there are no slots', ['LIVE', 'FISH'], ['Play games /fish']],
    ['nothing, where the site has no games', [], []],
    ["the brand's games, until it is known what the site has", undefined, ['Play games /rng']],
  ] as const)('leads a member to %s', async (_, offered, links) => {
    expect(await member(offered)).toEqual(links);
  });

  const hero = async (look: 'panorama' | 'arch' | 'market') => {
    await renderApp(
      <WithSlots>
        <Hero />
      </WithSlots>,
      { brand: { ...brand(), look: { ...brand().look, hero: look } } },
    );
    const headline = await screen.findByRole('heading', { level: 1 });
    const section = headline.closest('section')!;
    return { top: section.getBoundingClientRect().top, headline: headline.getBoundingClientRect(), picture: section.querySelector('picture')!.getBoundingClientRect() };
  };

  it.each([
    [390, 56],
    [1280, 68],
  ])('draws its arch below a floating header on a page of %i px', async (width, header) => {
    set(measures);
    root.dataset['header'] = 'floating';
    await page.viewport(width, 800);
    const { top, picture } = await hero('arch');
    expect(picture.top - top).toBe(header + 12 + 16);
  });

  it.each(['solid', 'floating'])('begins its copy below what is drawn on a phone, however high its lines are, under a %s header', async (header) => {
    set({ ...measures, '--line-height-tight': '4' });
    root.dataset['header'] = header;
    await page.viewport(390, 844);
    const { top, headline } = await hero('panorama');
    expect(headline.top - top).toBeGreaterThanOrEqual(240);
  });

  it.each([
    ['its own', { heroAlternate: 'data:,other', heroAlternateCompact: 'data:,other-tall' }, ['data:,other', 'data:,other-tall']],
    ["the default's, where it has none", {}, ['data:,first', 'data:,first-tall']],
  ])('shows the picture of the scheme in force: %s', async (_, more, expected) => {
    const before = root.dataset['scheme'];
    root.dataset['scheme'] = 'dark';
    const made = brand();
    await renderApp(
      <WithSlots>
        <Hero />
      </WithSlots>,
      { brand: { ...made, assets: { ...made.assets, hero: 'data:,first', heroCompact: 'data:,first-tall', ...more } } },
    );
    const picture = (await screen.findByRole('heading', { level: 1 })).closest('section')!.querySelector('picture')!;
    const shown = () => [picture.querySelector('img')!.getAttribute('src'), picture.querySelector('source')!.getAttribute('srcset')];
    expect(shown()).toEqual(['data:,first', 'data:,first-tall']);
    await act(async () => chooseScheme('light'));
    expect(shown()).toEqual(expected);
    localStorage.removeItem(schemeStorageKey);
    if (before === undefined) delete root.dataset['scheme'];
    else root.dataset['scheme'] = before;
  });

  it('is lower in the low composition, with its drawing above the copy on a phone', async () => {
    set(measures);
    await page.viewport(390, 844);
    const { top, headline, picture } = await hero('market');
    expect(headline.top - top).toBeGreaterThanOrEqual(176);
    expect(picture.height).toBeLessThan(544);
  });
});
