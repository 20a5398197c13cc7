import { renderApp } from '@livery/testing';
import { withPageStyles } from '@livery/ui-kit/test-support';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteHeader } from './site-header.tsx';

withPageStyles({ '--size-header-top': '2.75rem' }, 'body { margin: 0; }');

beforeEach(async () => {
  await page.viewport(1440, 800);
});
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const scrolled = async (top: number) => {
  scrollTo({ top, behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(done));
};

/** The button of the account's menu above a page of four screens. */
async function account(): Promise<HTMLElement> {
  await renderApp(
    <WithSlots>
      <SiteHeader />
      <div style={{ blockSize: '400vh' }} />
    </WithSlots>,
    { session: 'member' },
  );
  return waitFor(() => {
    const button = [...document.querySelectorAll<HTMLElement>('[data-account]')].find((each) => each.checkVisibility());
    if (button === undefined) throw new Error('no account button yet');
    return button;
  });
}
const logOut = () => screen.queryByRole('button', { name: 'Log out' });

describe('TopBar', () => {
  it('stays with its menu while the page scrolls, and leaves once that is closed', async () => {
    const button = await account();
    await userEvent.click(button);
    await scrolled(1200);
    expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(logOut()!.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    await userEvent.click(document.body, { position: { x: 20, y: 700 } });
    expect(logOut()).toBeNull();
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
  });

  it('shows the button that the keyboard is at, and moves through its menu without scrolling the page', async () => {
    const button = await account();
    await scrolled(300);
    await userEvent.keyboard('{Tab}');
    button.focus();
    await scrolled(300);
    expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}{ArrowDown}{End}');
    expect(document.activeElement).toBe(logOut());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).not.toBe(logOut());
    expect(logOut()!.closest('ul')!.contains(document.activeElement)).toBe(true);
    expect(scrollY).toBe(300);
    await userEvent.keyboard('{Escape}');
    expect([logOut(), document.activeElement]).toEqual([null, button]);
    expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });
});
