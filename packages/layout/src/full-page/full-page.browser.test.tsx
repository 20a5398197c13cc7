import { renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FullPage } from './full-page.tsx';

const root = document.documentElement.style;
// The measures that a brand brings.
beforeEach(() => root.setProperty('--space-4', '1rem'));
afterEach(() => {
  root.removeProperty('--space-4');
  cleanup();
});

describe('FullPage', () => {
  it('begins its picture below the name on a phone, and fills a wide window', async () => {
    await page.viewport(390, 844);
    await renderApp(<FullPage headline="Closed">Soon back.</FullPage>);
    await screen.findByRole('heading', { name: 'Closed' });
    const picture = () => document.querySelector('[data-hero] > [aria-hidden]')?.getBoundingClientRect() ?? new DOMRect();
    const name = document.querySelector('header > img')?.getBoundingClientRect() ?? new DOMRect();
    expect(name.height).toBeGreaterThan(20);
    expect(picture().top).toBeGreaterThanOrEqual(name.bottom);
    // It goes by the window, however much there is to say.
    expect(picture().height).toBeCloseTo(0.74 * 844, 0);
    await page.viewport(1440, 900);
    expect(picture().top).toBe(0);
  });
});
