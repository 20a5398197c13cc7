import { banner, renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BannerShelf } from './banner-shelf.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

describe('the picture of a banner', () => {
  it.each([
    ['towards the words at its start', 1440, 'EN', 'linear-gradient(to right, rgba(0, 0, 0, 0) 26%'],
    ['towards the words at its start, from right to left', 1440, 'XB', 'linear-gradient(to left, rgba(0, 0, 0, 0) 26%'],
    ['towards the words at its foot, on a phone', 390, 'EN', 'linear-gradient(to top, rgba(0, 0, 0, 0) 56%'],
    ['towards the words at its foot, on a phone from right to left', 390, 'XB', 'linear-gradient(to top, rgba(0, 0, 0, 0) 56%'],
  ] as const)('fades out %s', async (_, width, language, mask) => {
    await page.viewport(width, 900);
    await renderApp(<BannerShelf />, { answers: { banners: () => ({ list: [banner({ title: 'Start with more' })] }) }, language });
    const link = (await screen.findByText('Start with more')).closest('a')!;
    expect(getComputedStyle(link.querySelector('picture')!).maskImage).toContain(mask);
    // The words stand outside the mask.
    expect(getComputedStyle(screen.getByText('Start with more').parentElement!).maskImage).toBe('none');
  });
});
