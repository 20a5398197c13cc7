import { renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { MenuDrawer } from './menu-drawer.tsx';

const { innerWidth, innerHeight } = window;
const root = document.documentElement.style;
beforeEach(async () => {
  // The measure that a brand brings.
  root.setProperty('--space-1', '0.25rem');
  await page.viewport(390, 700);
});
afterEach(async () => {
  cleanup();
  root.removeProperty('--space-1');
  await page.viewport(innerWidth, innerHeight);
});

describe('MenuDrawer', () => {
  it('opens the list of languages above its button, which stands at the end of the menu', async () => {
    await renderApp(
      <WithSlots>
        <MenuDrawer open onOpenChange={() => {}} />
      </WithSlots>,
    );
    const button = await screen.findByRole('button', { name: 'Language: English' });
    await userEvent.click(button);
    const list = await screen.findByRole('list', { name: 'Choose a language' });
    const [above, below] = [list.getBoundingClientRect(), button.getBoundingClientRect()];
    expect(above.bottom).toBeLessThanOrEqual(below.top);
    expect(above.top).toBeGreaterThanOrEqual(0);
  });
});
