import { api } from '@livery/api-sdk';
import { banner, renderApp } from '@livery/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BannerShelf } from './banner-shelf.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

describe('the picture of a banner', () => {
  it.each([
    ['towards the words at its start', 1440, 'EN', 'linear-gradient(to right, rgba(0, 0, 0, 0) 40%'],
    ['towards the words at its start, from right to left', 1440, 'XB', 'linear-gradient(to left, rgba(0, 0, 0, 0) 0%'],
    ['towards the words at its start, on a phone on its side', 700, 'EN', 'linear-gradient(to right, rgba(0, 0, 0, 0) 54%'],
    ['towards the words at its foot, on a phone', 390, 'EN', 'linear-gradient(to top, rgba(0, 0, 0, 0) 34%'],
    ['towards the words at its foot, on a phone from right to left', 390, 'XB', 'linear-gradient(to top, rgba(0, 0, 0, 0) 34%'],
  ] as const)('fades out %s', async (_, width, language, mask) => {
    await page.viewport(width, 900);
    await renderApp(<BannerShelf />, { answers: { banners: () => ({ list: [banner({ title: 'Start with more' })] }) }, language });
    const link = (await screen.findByText('Start with more')).closest('a')!;
    expect(getComputedStyle(link.querySelector('picture')!).maskImage).toContain(mask);
    // The words stand outside the mask.
    expect(getComputedStyle(screen.getByText('Start with more').parentElement!).maskImage).toBe('none');
  });

  const slide = async (width: number, language: 'EN' | 'XB', text = 'A welcome credit waits in every new account.') => {
    await page.viewport(width, 900);
    await renderApp(<BannerShelf />, { answers: { banners: () => ({ list: [banner({ title: 'Start with more', text })] }) }, language });
    const link = (await screen.findByText('Start with more')).closest('a')!;
    const picture = link.querySelector('picture')!;
    const title = screen.getByText('Start with more').closest('strong')!;
    return { link: link.getBoundingClientRect(), picture: picture.getBoundingClientRect(), image: picture.querySelector('img')!, title: title.getBoundingClientRect(), button: link.querySelector('em')!.getBoundingClientRect() };
  };

  it('tries its picture once more, then shows its words on their ground, until it has another picture', async () => {
    let image = '/lost-1.webp';
    const { store } = await renderApp(<BannerShelf />, { answers: { banners: () => ({ list: [banner({ title: 'Start with more', image })] }) } });
    const link = (await screen.findByText('Start with more')).closest('a')!;
    const first = link.querySelector('img')!;
    fireEvent.error(first);
    expect(link.querySelector('img')).not.toBe(first);
    fireEvent.error(link.querySelector('img')!);
    expect(link.querySelector('img')).toBeNull();
    image = '/found-2.webp';
    store.dispatch(api.util.invalidateTags(['Content']));
    await waitFor(() => expect(screen.getByText('Start with more').closest('a')!.querySelector('img')?.getAttribute('src')).toContain('/found-2.webp'));
  });

  it.each(['EN', 'XB'] as const)('stands whole above the words on a phone, in its own shape: %s', async (language) => {
    const { link, picture, title } = await slide(390, language);
    expect(picture.top).toBe(link.top);
    expect(picture.height / picture.width).toBeCloseTo(720 / 640, 2);
    // The motif ends at 456 of 720.
    expect(title.top - picture.top).toBeGreaterThan((picture.height * 456) / 720);
  });

  it('has a slide that grows with its words on a phone', async () => {
    const { link, button } = await slide(390, 'EN', 'A welcome credit waits in every new account. '.repeat(12));
    expect(link.bottom).toBeGreaterThanOrEqual(button.bottom);
  });

  it.each([390, 1440])('is not mirrored from right to left, since it may show digits: %i px', async (width) => {
    const { image, picture } = await slide(width, 'XB');
    expect(getComputedStyle(image).direction).toBe('rtl');
    const style = getComputedStyle(image);
    expect([style.scale, style.transform, getComputedStyle(image.parentElement!).transform]).toEqual(['none', 'none', 'none']);
    expect(picture.width).toBeGreaterThan(0);
  });

  it('leaves the words their side from right to left', async () => {
    const { link, picture, title } = await slide(1440, 'XB');
    expect(title.left).toBeGreaterThan(link.left + link.width / 2);
    // The motif, at 0.71 of the picture's width, is in the other half.
    expect(picture.left + picture.width * 0.71).toBeLessThan(link.left + link.width / 2);
  });

  it.each([
    [500, 0.56],
    [800, 0.43],
    [1440, 0.43],
  ])('is left alone by the words beside it, however long: %i px', async (width, part) => {
    const { link } = await slide(width, 'EN', 'A welcome credit waits in every new account. '.repeat(4));
    const words = screen.getByText('Start with more').closest('span')!.getBoundingClientRect();
    expect(words.right - link.left).toBeLessThanOrEqual(link.width * part + 1);
  });
});
