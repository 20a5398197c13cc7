import { brand, renderApp } from '@livery/testing';
import { GlobalStyle } from '@livery/ui-kit';
import { withPageStyles } from '@livery/ui-kit/test-support';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteHeader } from './site-header.tsx';

// The measures that a brand brings.
withPageStyles(
  {
    '--space-1': '0.25rem',
    '--space-2': '0.5rem',
    '--space-3': '0.75rem',
    '--space-4': '1rem',
    '--space-5': '1.5rem',
    '--font-size-sm': '0.875rem',
    '--font-weight-semibold': '620',
    '--font-family-body': 'sans-serif',
    '--stroke-hairline': '1px',
    '--size-gutter': 'clamp(1rem, 4vw, 4rem)',
    '--size-header-compact': '4rem',
    '--size-control-sm': '2.25rem',
  },
  'body { letter-spacing: 0; }',
);

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

/** A logo of this width, 48 px high. */
const logoOf = (width: number) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48"/>`)}`;
const plain = brand();

describe('SiteHeader', () => {
  const widths = [360, 375, 390, 412];
  // The shapes that a brand's logo may have are 1:1 to 8:1.
  const shapes = [48, 249, 384];
  it.each((['EN', 'AR', 'TY'] as const).flatMap((language) => widths.flatMap((width) => shapes.map((shape) => [language, width, shape] as const))))('is one line on a phone: %s, %d px, a logo of %d:48', async (language, width, shape) => {
    await page.viewport(width, 844);
    await renderApp(
      <WithSlots>
        <GlobalStyle />
        <SiteHeader />
      </WithSlots>,
      { session: 'visitor', language, brand: { ...plain, assets: { ...plain.assets, logo: logoOf(shape) } } },
    );
    const banner = await screen.findByRole('banner');
    const image = banner.querySelector('img') ?? new Image();
    await image.decode();
    const [logo, ...ways] = [image, ...banner.querySelectorAll('button')].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
    if (logo === undefined) throw new Error('The header shows no logo.');
    expect(ways).toHaveLength(2);
    expect(banner.getBoundingClientRect().height).toBe(64);
    // In its own shape within what is left of the line, and as high as the line wants it where that is room enough.
    expect(getComputedStyle(image).objectFit).toBe('contain');
    expect(logo.width).toBeGreaterThanOrEqual(Math.min(64, (shape / 48) * 32));
    expect(logo.width).toBeLessThanOrEqual((shape / 48) * 32 + 0.1);
    for (const way of ways) expect(way.right <= logo.left || way.left >= logo.right).toBe(true);
    for (const part of [logo, ...ways]) expect([part.left >= 0, part.right <= width]).toEqual([true, true]);
  });
});
