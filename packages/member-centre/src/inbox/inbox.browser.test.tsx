import { openDialogsOf } from '@livery/app-shell';
import { href, SiteLink } from '@livery/navigation';
import { sessionSlice } from '@livery/session';
import { inboxMessage, refuse, renderApp, unread } from '@livery/testing';
import type { Answers, InboxMessage } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(cleanup);

const one = inboxMessage({ title: 'First' });
const two = inboxMessage({ id: '0198f5a2-0000-7000-8000-0000000000a2', type: 'account', title: 'Second', link: '/promotions', content: '<p>See <a href="/promotions">this</a> and <a href="https://evil.example">that</a><img src=x onerror="x()"></p>' });

/** A gateway that keeps the messages, and what was asked of it. */
function mailbox(start: readonly InboxMessage[], answers: Answers = {}) {
  let messages = [...start];
  const calls = { read: vi.fn(), deleted: vi.fn() };
  const count = () => {
    const of = (type: string) => messages.filter((message) => !message.read && message.type === type).length;
    const byType = { site: of('site'), account: of('account'), promotion: of('promotion') };
    return { count: byType.site + byType.account + byType.promotion, byType };
  };
  const given: Answers = {
    unreadCount: count,
    inbox: ({ pageNo, type }) => ({ records: messages.filter((message) => type === undefined || message.type === type), pageNo, totalPages: 1, total: messages.length, unread: count() }),
    readMessages: ({ ids }) => {
      calls.read(ids);
      messages = messages.map((message) => (ids === undefined || ids.includes(message.id) ? { ...message, read: true } : message));
      return count();
    },
    deleteMessages: ({ ids }) => {
      calls.deleted(ids);
      messages = messages.filter(({ id }) => !ids.includes(id));
      return count();
    },
    ...answers,
  };
  return { calls, answers: given, add: (message: InboxMessage) => void messages.unshift(message) };
}
const open = async (answers: Answers) => renderApp(<CentreSite />, { session: 'member', answers, route: href('messageV2') });
const rows = () => screen.findAllByRole('heading', { level: 3 });
const entry = () => within(screen.getByRole('navigation', { name: 'Pages of the member centre' })).getByRole('link', { name: /Platform information/ });

describe('InboxPage', () => {
  it('lists the messages, the number of unread ones in the menu, and marks one as read when it is opened', async () => {
    const { answers, calls } = mailbox([two, one]);
    await open(answers);
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Second'), expect.stringContaining('First')]);
    await waitFor(() => expect(within(entry()).getByRole('img', { name: '2 unread messages' })).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /First/ }));
    await screen.findByText('The site is closed from 03:00 to 03:40.');
    await waitFor(() => expect(within(entry()).getByRole('img', { name: '1 unread message' })).not.toBeNull());
    expect(calls.read.mock.calls).toEqual([[[one.id]]]);
  });

  it('shows of a message what is harmless, and follows its links into the site without a reload', async () => {
    const { answers } = mailbox([two]);
    await open(answers);
    await userEvent.click(await screen.findByRole('button', { name: /Second/ }));
    const text = (await screen.findByText(/^See/)).closest('div') as HTMLElement;
    expect([...text.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/promotions', null]);
    expect(text.querySelector('img')).toBeNull();
    await userEvent.click(within(text).getByRole('link', { name: 'this' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/promotions'));
  });

  it('follows a link to another page of the centre over the page that is below', async () => {
    const { answers } = mailbox([inboxMessage({ title: 'Third', content: '<p><a href="/member/depositv2">Pay in now</a></p>' })]);
    const below = <SiteLink href={href('messageV2')}>Messages</SiteLink>;
    await renderApp(<CentreSite>{below}</CentreSite>, { session: 'member', answers, route: '/rng?page=V1' });
    await userEvent.click(await screen.findByRole('link', { name: 'Messages' }));
    await userEvent.click(await screen.findByRole('button', { name: /Third/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Pay in now' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/member/depositv2'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/rng?page=V1'));
  });

  it('leads to the page that a message is about', async () => {
    const { answers } = mailbox([two]);
    await open(answers);
    await userEvent.click(await screen.findByRole('button', { name: /Second/ }));
    expect((await screen.findByRole('link', { name: 'Open the page' })).getAttribute('href')).toBe('/promotions');
  });

  it('shows the messages of one type, and keeps it in the address', async () => {
    const { answers } = mailbox([two, one]);
    await open(answers);
    await userEvent.click(await screen.findByRole('tab', { name: /My account/ }));
    await waitFor(async () => expect((await rows()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Second')]));
    expect(screen.getByTestId('address').textContent).toBe('/member/messageV2?type=account');
  });

  it('deletes a message after a question, and says so', async () => {
    const { answers, calls } = mailbox([one]);
    const { store } = await open(answers);
    await userEvent.click(await screen.findByRole('button', { name: /First/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    // On the stack of dialogs, which going back closes.
    expect(openDialogsOf(store.getState()).map(({ name }) => name)).toEqual(['confirm']);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('The message was deleted.');
    expect(await screen.findByText('No messages')).not.toBeNull();
    expect(calls.deleted.mock.calls).toEqual([[[one.id]]]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Platform information' }));
  });

  it('marks all as read with one press', async () => {
    const { answers, calls } = mailbox([two, one]);
    await open(answers);
    await screen.findByText('2 unread messages', { selector: 'span' });
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('You have read all your messages.')).not.toBeNull();
    expect(calls.read.mock.calls).toEqual([[undefined]]);
    expect(screen.getByRole('button', { name: 'Mark all as read' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows a message that comes while it is open', async () => {
    const { answers, add } = mailbox([one]);
    const { store } = await open(answers);
    await screen.findByText('1 unread message', { selector: 'span' });
    add(inboxMessage({ id: '0198f5a2-0000-7000-8000-0000000000a9', title: 'Just now' }));
    act(() => void store.dispatch(sessionSlice.actions.unreadChanged(2)));
    expect(await screen.findByRole('button', { name: /Just now/ })).not.toBeNull();
  });

  it('says that a message could not be marked as read', async () => {
    await open(mailbox([one], { readMessages: () => refuse('UNAVAILABLE') }).answers);
    await userEvent.click(await screen.findByRole('button', { name: /First/ }));
    expect(await screen.findByText(/^The message could not be marked as read/)).not.toBeNull();
  });

  it('moves the focus to the first of the last messages, whose button is gone', async () => {
    const { answers } = mailbox([one]);
    await open({ ...answers, inbox: ({ pageNo }) => ({ records: pageNo === 1 ? [one] : [two], pageNo, totalPages: 2, total: 2, unread: unread(2) }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more messages' }));
    const second = await screen.findByRole('button', { name: /Second/ });
    await waitFor(() => expect(document.activeElement).toBe(second));
  });

  it('says that further messages did not load, and loads them on another try', async () => {
    let failing = true;
    const { answers } = mailbox([one]);
    await open({ ...answers, inbox: ({ pageNo }) => (pageNo === 1 ? { records: [one], pageNo, totalPages: 2, total: 2, unread: unread(2) } : failing ? refuse('UNAVAILABLE') : { records: [two], pageNo, totalPages: 2, total: 2, unread: unread(2) }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more messages' }));
    await screen.findByText('Further messages did not load.');
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Second/ })).not.toBeNull();
    expect(screen.getByRole('button', { name: /First/ })).not.toBeNull();
  });

  it('says nothing of unread messages when their number did not load', async () => {
    const { answers } = mailbox([one], { unreadCount: () => refuse('UNAVAILABLE') });
    await open(answers);
    await rows();
    expect(screen.queryByText('You have read all your messages.')).toBeNull();
  });

  it('shows that the messages did not load, and a way to support', async () => {
    await open(mailbox([], { inbox: () => refuse('UNAVAILABLE'), unreadCount: () => unread(0) }).answers);
    expect(await screen.findByText('Your messages did not load.')).not.toBeNull();
    expect(screen.getByRole('link', { name: /@/ })).not.toBeNull();
  });
});
