import { renderApp } from '@livery/testing';
import { media } from '@livery/ui-kit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readHallQuery } from '../hall/query/hall-query.ts';
import { FilterRow } from './filter-row.tsx';

const lost = new TypeError('Failed to fetch dynamically imported module: /games/filter-panel.js');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // The panel alone asks for the width.
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    if (query === media.belowTablet) throw lost;
    return matchMedia(query);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('FilterRow', () => {
  it('keeps the hall and reports the failure when the panel does not load', async () => {
    const state = { hall: readHallQuery(new URLSearchParams()), change: () => {}, hrefOf: () => '/rng' };
    const { store } = await renderApp(
      <>
        <h1>the hall</h1>
        <FilterRow state={state} gameType="RNG" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await waitFor(() => expect(store.getState().toasts.queue.map(({ wording }) => wording)).toEqual([{ ns: 'shell', key: 'chunk.title' }]));
    expect(screen.getByRole('heading', { name: 'the hall' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Filters' })).not.toBeNull();
  });
});
