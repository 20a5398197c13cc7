import { renderApp } from '@livery/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SideRail } from './side-rail.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('SideRail', () => {
  it("scrolls to the top in the page's own way, which follows reduced motion", async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await renderApp(
      <WithSlots>
        <SideRail />
      </WithSlots>,
    );
    // The rail is shown on wide screens alone.
    fireEvent.click(screen.getByText('Back to the top'));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
  });
});
