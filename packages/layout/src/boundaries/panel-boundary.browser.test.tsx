import { renderApp } from '@livery/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazy } from 'react';
import { PanelBoundary } from './panel-boundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('PanelBoundary', () => {
  it('keeps the header and offers a reload when its panel cannot be fetched, and does not reload by itself', async () => {
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    const loading = Promise.reject(new TypeError('Failed to fetch dynamically imported module: /shell/panel.js'));
    const Lost = lazy(() => loading);
    await renderApp(
      <header>
        <button>Languages</button>
        <PanelBoundary>
          <Lost />
        </PanelBoundary>
      </header>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('A part of the page did not load');
    expect(screen.getByRole('button', { name: 'Reload the page' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Languages' })).not.toBeNull();
    // A boundary that may reload notes the chunk first.
    expect(stored.mock.calls.filter(([key]) => key === 'livery.reloaded')).toEqual([]);
  });

  it('keeps the header until its panel is fetched, and then shows the panel', async () => {
    const panel = Promise.withResolvers<{ default: () => string }>();
    const Late = lazy(() => panel.promise);
    const { container } = render(
      <header>
        <button>Languages</button>
        <PanelBoundary>
          <Late />
        </PanelBoundary>
      </header>,
    );
    expect(container.textContent).toBe('Languages');
    panel.resolve({ default: () => 'the panel' });
    expect(await screen.findByText('the panel')).not.toBeNull();
  });
});
