import { sessionApi } from '@livery/session';
import { memberInfo, renderApp } from '@livery/testing';
import { withPageStyles } from '@livery/ui-kit/test-support';
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteHeader } from './site-header.tsx';

withPageStyles(
  { '--space-1': '0.25rem', '--space-2': '0.5rem', '--space-3': '0.75rem', '--space-4': '1rem', '--space-5': '1.25rem', '--size-header-top': '2.75rem', '--size-icon-sm': '1rem', '--font-size-xs': '0.75rem' },
  '*, ::before, ::after { box-sizing: border-box; } body { margin: 0; }',
);
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

/** The account menu of a member, opened in a window of that width. */
async function openMenu(width: number, clubLabel: { readonly labelName: string; readonly rankLevel: number } | null): Promise<HTMLElement> {
  await page.viewport(width, 800);
  const { store, findAllByRole } = await renderApp(<WithSlots><SiteHeader /></WithSlots>, { session: 'member', answers: { memberInfo: () => memberInfo({ clubLabel }) } });
  await act(() => store.dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { subscribe: false })));
  const shown = (await findAllByRole('button', { expanded: false })).find((each) => each.hasAttribute('data-account') && each.checkVisibility());
  if (shown === undefined) throw new Error('No account is shown.');
  await userEvent.click(shown);
  const menu = document.querySelector<HTMLElement>(`#${CSS.escape(shown.getAttribute('aria-controls') ?? '')}`);
  await expect.poll(() => menu?.checkVisibility()).toBe(true);
  if (menu === null) throw new Error('No menu opened.');
  return menu;
}

const firstLine = (menu: HTMLElement): HTMLElement | undefined => menu.querySelectorAll<HTMLElement>('li')[0];

describe('AccountMenu', () => {
  it.each([
    [320, 'WORLDWIDE MEMBER OF HOME'],
    [320, 'W'.repeat(24)],
    [320, '尊'.repeat(24)],
    [390, 'Gold'],
    [1024, 'WORLDWIDE MEMBER OF HOME'],
  ])('shows the whole name of a rank as its first line in a window of %i px: %s', async (width, labelName) => {
    const menu = await openMenu(width, { labelName, rankLevel: 3 });
    const line = firstLine(menu);
    expect(line?.textContent).toBe(labelName);
    const badge = line?.firstElementChild;
    if (badge === null || badge === undefined) throw new Error('The line has no rank.');
    const [name, box] = [document.createRange(), menu.getBoundingClientRect()];
    name.selectNodeContents(badge);
    const whole = name.getBoundingClientRect();
    expect([whole.left >= box.left, whole.right <= box.right, box.left >= 0, box.right <= width, badge.scrollWidth <= badge.clientWidth, menu.scrollWidth <= menu.clientWidth]).toEqual([true, true, true, true, true, true]);
  });

  it('begins with what the account can do where the member has no rank', async () => {
    const line = firstLine(await openMenu(390, null));
    expect(line?.querySelector('button, a')).not.toBeNull();
  });
});
