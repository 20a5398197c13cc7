import { renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FullPage } from './full-page.tsx';

afterEach(cleanup);

it('has its picture begin below the name on a phone, and fill the window on a wide one', async () => {
  await page.viewport(390, 844);
  await renderApp(<FullPage headline="Closed">Soon back.</FullPage>);
  await screen.findByRole('heading', { name: 'Closed' });
  const picture = () => document.querySelector('[data-hero] > [aria-hidden]')?.getBoundingClientRect() ?? new DOMRect();
  const name = document.querySelector('header > img')?.getBoundingClientRect() ?? new DOMRect();
  expect(name.height).toBeGreaterThan(20);
  expect(picture().top).toBeGreaterThanOrEqual(name.bottom);
  await page.viewport(1440, 900);
  expect(picture().top).toBe(0);
});
