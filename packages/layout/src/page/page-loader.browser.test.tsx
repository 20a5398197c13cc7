import { renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PageLoader } from './page-loader.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

describe('PageLoader', () => {
  it.each([
    [390, 844],
    [1440, 900],
  ])('announces that the page is loading and fills a window of %i × %i px', async (width, height) => {
    await page.viewport(width, height);
    const { container } = await renderApp(<PageLoader />);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Loading');
    const [loader, place] = [status.getBoundingClientRect(), container.querySelector('div:has(> [role=status])')!.getBoundingClientRect()];
    expect(place.height).toBe(height);
    expect((loader.top + loader.bottom) / 2 - place.top).toBeCloseTo(height / 2, 0);
    expect((loader.left + loader.right) / 2 - place.left).toBeCloseTo(place.width / 2, 0);
  });
});
