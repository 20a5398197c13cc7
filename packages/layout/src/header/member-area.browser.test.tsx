import { sessionApi } from '@livery/session';
import { memberInfo, renderApp } from '@livery/testing';
import { withPageStyles } from '@livery/ui-kit/test-support';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteHeader } from './site-header.tsx';

withPageStyles({ '--size-header-top': '2.75rem', '--size-icon-sm': '1rem', '--font-size-xs': '0.75rem' }, 'body { margin: 0; }');
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

/** Name of a rank in the top line of a window of 1024 px. */
async function shownRank(labelName: string): Promise<HTMLElement> {
  await page.viewport(1024, 800);
  const { store } = await renderApp(<WithSlots><SiteHeader /></WithSlots>, { session: 'member', answers: { memberInfo: () => memberInfo({ clubLabel: { labelName, rankLevel: 3 } }) } });
  await act(() => store.dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { subscribe: false })));
  return screen.findByText(labelName);
}

describe('MemberArea', () => {
  it('shows a rank whose name is as long as operators may give it in one line with the balance and the account, shortened', async () => {
    const rank = await shownRank('WORLDWIDE MEMBER OF HOME');
    const account = [...document.querySelectorAll<HTMLElement>('[data-account]')].find((each) => each.checkVisibility());
    expect(account?.getBoundingClientRect().top).toBeLessThan(rank.getBoundingClientRect().bottom);
    expect([rank.clientWidth <= 160, rank.scrollWidth > rank.clientWidth, rank.title]).toEqual([true, true, rank.textContent]);
  });

  it('shows a rank with a short name whole', async () => {
    const rank = await shownRank('Gold');
    expect(rank.scrollWidth).toBeLessThanOrEqual(rank.clientWidth);
  });
});
