import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { lazy } from 'react';
import { PanelBoundary } from './panel-boundary.tsx';

let reported: MockInstance;
beforeEach(() => {
  reported = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('PanelBoundary', () => {
  it('keeps the header and shows nothing when its panel cannot be fetched, without a reload', async () => {
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    const loading = Promise.reject(new TypeError('Failed to fetch dynamically imported module: /shell/panel.js'));
    const Lost = lazy(() => loading);
    const { container } = render(
      <header>
        <button>Languages</button>
        <PanelBoundary>
          <Lost />
        </PanelBoundary>
      </header>,
    );
    await vi.waitFor(() => expect(reported).toHaveBeenCalled());
    expect(container.textContent).toBe('Languages');
    // A boundary that may reload notes the chunk first.
    expect(stored).not.toHaveBeenCalled();
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
