import { renderApp } from '@livery/testing';
import { ChunkErrorBoundary, media } from '@livery/ui-kit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
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

const mayReload = () => false;
function Boundary({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <ChunkErrorBoundary fallback={() => <button onClick={onClose}>lost</button>} mayReload={mayReload}>
      {children}
    </ChunkErrorBoundary>
  );
}

describe('FilterRow', () => {
  it('leaves a panel that does not load to its boundary, which keeps the hall and closes the panel', async () => {
    const state = { hall: readHallQuery(new URLSearchParams()), change: () => {}, hrefOf: () => '/rng' };
    await renderApp(
      <>
        <h1>the hall</h1>
        <FilterRow state={state} gameType="RNG" boundary={Boundary} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('button', { name: 'lost' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'lost' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'the hall' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Filters' })).not.toBeNull();
  });
});
