import { lookRules } from '@livery/brand-kit';
import type { Brand, BaseTokenValues, Look } from '@livery/brand-kit';
import { brand, category, renderApp, vendor } from '@livery/testing';
import { GameCard, token } from '@livery/ui-kit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppArea } from './home/app-area.tsx';
import { SectionStack } from './home/section-stack.ts';
import { SiteLayout } from './page/site-layout.tsx';
import { WithSlots } from './test-support/with-slots.tsx';

const root = document.documentElement;
const measures = { '--size-header-top': '40px', '--size-header-compact': '64px', '--size-header-bottom': '72px', '--size-gutter': '16px', '--size-container': '1200px', '--space-4': '16px', '--space-6': '32px', '--space-8': '32px', '--color-bg-surface': 'white' };
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"/>')}`;
const base = { space: { 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '32px', 7: '40px', 8: '48px' }, size: { control: { sm: '36px', md: '44px', lg: '52px' } } } as unknown as BaseTokenValues;
let style: HTMLStyleElement | undefined;

/** Puts the rules of a look on the page, as a brand's sheet has them. */
function choose(chosen: Partial<Look>): Brand {
  const plain = brand();
  const look = { ...plain.look, ...chosen };
  const { first, rest } = lookRules({ look, base }, '[data-brand="pier"]', logo);
  style = document.createElement('style');
  style.textContent = [...first, ...rest].join('\n');
  document.head.prepend(style);
  root.dataset['brand'] = 'pier';
  for (const [name, value] of Object.entries(measures)) root.style.setProperty(name, value);
  return { ...plain, look, assets: { ...plain.assets, logo, logoCompact: logo } };
}

afterEach(async () => {
  cleanup();
  style?.remove();
  delete root.dataset['brand'];
  for (const name of Object.keys(measures)) root.style.removeProperty(name);
  await page.viewport(1280, 800);
});

const categories = (['LIVE', 'RNG'] as const).map((gameType) => ({ ...category(gameType), vendors: [vendor({ gameType })] }));

/** The site with this look; resolves with the picture of its logo and its top navigation. */
async function site(look: Partial<Look>): Promise<{ readonly image: HTMLElement; readonly navigation: HTMLElement }> {
  await renderApp(
    <WithSlots slots={{ categories }}>
      <SiteLayout frame="full">
        <h1>The page</h1>
      </SiteLayout>
    </WithSlots>,
    { brand: choose(look) },
  );
  const banner = await screen.findByRole('banner');
  const [image, navigation] = [banner.querySelector<HTMLElement>('picture > img'), banner.querySelector<HTMLElement>('nav')];
  if (image === null || navigation === null) throw new Error('The header has no logo or no navigation.');
  return { image, navigation };
}

describe('lookRules', () => {
  it.each([
    ['small', 28],
    ['large', 52],
  ] as const)('reaches the logo of the header: %s', async (size, height) => {
    const { image } = await site({ logo: size });
    expect(image.getBoundingClientRect().height).toBe(height);
  });

  it('puts the navigation below the logo when it is stacked', async () => {
    const { image, navigation } = await site({ navigation: 'stacked' });
    const [above, below] = [image.getBoundingClientRect(), navigation.getBoundingClientRect()];
    expect(below.top).toBeGreaterThanOrEqual(above.bottom);
    expect(above.left + above.width / 2).toBeCloseTo(below.left + below.width / 2, 0);
  });

  it('leaves the room at the start of the window that the navigation at the side takes', async () => {
    const { navigation } = await site({ navigation: 'side' });
    expect(navigation.checkVisibility()).toBe(false);
    const side = await screen.findByRole('navigation', { name: 'Quick menu' });
    await waitFor(() => expect(side.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, height: innerHeight }));
    expect(screen.getByRole('main').getBoundingClientRect().left).toBe(side.getBoundingClientRect().width);
  });

  it("makes the pane of a header that floats as wide as its logo, where the navigation is at the side", async () => {
    const { image } = await site({ navigation: 'side', header: 'floating' });
    const row = image.closest('header > * > *')?.getBoundingClientRect() ?? new DOMRect();
    const { left, right } = image.getBoundingClientRect();
    expect([left - row.left, row.right - right]).toEqual([16, 16]);
    expect(left).toBeGreaterThanOrEqual(screen.getByRole('main').getBoundingClientRect().left + 16);
  });

  it.each(['bands', 'pattern'] as const)('lays a section with corners and a line of its own from edge to edge: %s', async (look) => {
    const { container } = await renderApp(
      <SectionStack data-part="sections">
        <AppArea />
      </SectionStack>,
      { brand: choose({ sections: look }) },
    );
    const { borderRadius, borderInlineWidth, boxShadow } = getComputedStyle(container.querySelector('section') ?? container);
    expect([borderRadius, borderInlineWidth, boxShadow]).toEqual(['0px', '0px', 'none']);
  });

  it('shapes the picture of a game tile', async () => {
    const { container } = await renderApp(<GameCard name="Moonlit Reels" image={logo} href="#reels" />, { brand: choose({ ratio: 'wide' }) });
    const { width, height } = container.querySelector("[data-part='art']")?.getBoundingClientRect() ?? new DOMRect();
    expect(width / height).toBeCloseTo(4 / 3, 2);
  });

  it('draws every second section of the home page on a band from edge to edge', async () => {
    const { container } = await renderApp(
      <SectionStack data-part="sections">
        {['One', 'Two'].map((name) => (
          <section key={name}>{name}</section>
        ))}
      </SectionStack>,
      { brand: choose({ sections: 'bands' }) },
    );
    const [one, two] = container.querySelectorAll('section');
    expect(two?.getBoundingClientRect()).toMatchObject({ left: container.getBoundingClientRect().left, width: container.getBoundingClientRect().width });
    expect(one?.getBoundingClientRect().bottom).toBe(two?.getBoundingClientRect().top);
  });

  /** Two sections of the home page with this look. */
  async function sections(look: Partial<Look>): Promise<readonly HTMLElement[]> {
    const { container } = await renderApp(
      <SectionStack data-part="sections">
        {['One', 'Two'].map((name) => (
          <section key={name}>{name}</section>
        ))}
      </SectionStack>,
      { brand: choose(look) },
    );
    return [...container.querySelectorAll('section')];
  }

  it('draws each section of the home page as a panel', async () => {
    const found = await sections({ sections: 'panels' });
    expect(found.map((section) => getComputedStyle(section).paddingBlockStart)).toEqual(['32px', '32px']);
  });

  it("draws every second section of the home page on the brand's pattern", async () => {
    const [one, two] = await sections({ sections: 'pattern' });
    expect([one, two].map((section) => section !== undefined && getComputedStyle(section).backgroundImage.includes(logo.slice(0, 40)))).toEqual([false, true]);
  });

  /** The steps of space within a table, a dialog and the page around them. */
  async function steps(density: Look['density']): Promise<Record<'table' | 'dialog' | 'page', string>> {
    const { container } = await renderApp(
      <main>
        <p style={{ paddingBlock: token.space[4] }}>Page</p>
        <table><tbody><tr><td style={{ paddingBlock: token.space[4] }}>Table</td></tr></tbody></table>
        <div role="dialog"><p style={{ paddingBlock: token.space[4] }}>Dialog</p></div>
      </main>,
      { brand: choose({ density }) },
    );
    const of = (selector: string): string => getComputedStyle(container.querySelector(selector) ?? container).paddingBlockStart;
    return { table: of('td'), dialog: of('[role=dialog] p'), page: of('main > p') };
  }

  it.each([
    ['dense', { table: '13.6px', dialog: '13.6px', page: '16px' }],
    ['regular', { table: '16px', dialog: '16px', page: '16px' }],
    ['airy', { table: '19.2px', dialog: '16px', page: '16px' }],
  ] as const)('spaces what is read in rows: %s', async (density, expected) => {
    expect(await steps(density)).toEqual(expected);
  });
});
