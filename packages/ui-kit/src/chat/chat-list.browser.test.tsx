import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fixedTokens } from '@livery/brand-kit';
import { ChatHeader } from './chat-header.tsx';
import { ChatList } from './chat-list.tsx';
import type { ChatListProps } from './chat-list.tsx';
import { chatLabels, formatDay, formatTime, manyMessages, sampleMessage, sampleMessages } from './sample-chat.ts';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
  document.documentElement.removeAttribute('style');
});

const view = (props: Partial<ChatListProps>) => (
  <div style={{ inlineSize: 360, blockSize: 300 }}>
    <ChatList label="Support" messages={sampleMessages} timeZone="UTC" formatDay={formatDay} formatTime={formatTime} labels={chatLabels} {...props} />
  </div>
);

const log = () => screen.getByRole('log', { name: 'Support' });
const message = (id: string) => log().querySelector<HTMLElement>(`[data-message="${id}"]`)!;
const isAtEnd = () => log().scrollHeight - log().clientHeight - log().scrollTop < 2;
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent).filter((text) => text.includes(':'));

/** Scrolls as a reader would, and waits for the scroll event. */
async function scrollTo(top: number) {
  const scrolled = new Promise((resolve) => {
    log().addEventListener('scroll', resolve, { once: true });
  });
  log().scrollTop = top;
  await scrolled;
}

describe('ChatList', () => {
  it('groups messages by day and by author', () => {
    render(view({}));
    expect(screen.getAllByRole('region').map((day) => day.getAttribute('aria-label'))).toEqual(['Sunday, March 1', 'Monday, March 2']);
    expect(screen.getAllByRole('list').map((run) => run.children.length)).toEqual([1, 2, 1, 1, 1]);
  });

  it('groups by calendar day where days have equal labels', () => {
    const weekday = (at: string) => new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long' }).format(new Date(at));
    render(view({ messages: [sampleMessage('1', 'ana', 0, 'One'), sampleMessage('2', 'ana', 7 * 24 * 60, 'Two')], formatDay: weekday }));
    expect(screen.getAllByRole('region').map((day) => day.getAttribute('aria-label'))).toEqual(['Sunday', 'Sunday']);
  });

  it('keeps the elements of a day when older messages of it load', () => {
    const { rerender } = render(view({ messages: sampleMessages }));
    const day = screen.getAllByRole('region')[0];
    rerender(view({ messages: [sampleMessage('0', 'ana', -5, 'Older'), ...sampleMessages] }));
    expect(screen.getAllByRole('region')[0]).toBe(day);
  });

  it('names the author of each message and the state of own ones', () => {
    render(view({ messages: [...sampleMessages.slice(0, 2), sampleMessage('s', 'me', 3, 'Wait', { state: 'sending' })] }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'YouHello! My withdrawal is on its way since yesterday.11:50 PMSent',
      'Ana, supportGood evening. I am looking into it.11:52 PM',
      'YouWait11:53 PMSending',
    ]);
  });

  it.each(['ltr', 'rtl'] as const)('aligns own messages to the end and others to the start: %s', (direction) => {
    document.documentElement.dir = direction;
    render(view({}));
    const [own, other] = [message('6').getBoundingClientRect(), message('5').getBoundingClientRect()];
    const [ownSpace, otherSpace] = [own.left - log().getBoundingClientRect().left, other.left - log().getBoundingClientRect().left];
    expect(ownSpace > otherSpace).toBe(direction === 'ltr');
  });

  it('offers to resend a failed message', async () => {
    const onRetry = vi.fn();
    render(view({ messages: [...sampleMessages, sampleMessage('f', 'me', 20, 'Lost', { state: 'failed' })], onRetry }));
    expect(screen.getByRole('alert').textContent).toBe(chatLabels.failed);
    await userEvent.click(screen.getByRole('button', { name: chatLabels.retry }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('f');
  });

  it('wraps a long word within the width', () => {
    render(view({ messages: [sampleMessage('w', 'ana', 0, 'x'.repeat(400))] }));
    expect(log().scrollWidth).toBe(log().clientWidth);
  });

  it('starts at the end and stays there when messages are added or an image loads', async () => {
    const { rerender } = render(view({ messages: manyMessages(30) }));
    expect([isAtEnd(), log().scrollTop > 0]).toEqual([true, true]);
    rerender(view({ messages: manyMessages(33) }));
    expect(isAtEnd()).toBe(true);
    message('n31').style.minBlockSize = '200px';
    await waitFor(() => expect(isAtEnd()).toBe(true));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the position of a reader who has scrolled up, and shows a button to the new messages', async () => {
    const { rerender } = render(view({ messages: manyMessages(30) }));
    await scrollTo(100);
    rerender(view({ messages: [...manyMessages(30), sampleMessage('a', 'ana', 60, 'One')] }));
    rerender(view({ messages: [...manyMessages(30), sampleMessage('a', 'ana', 60, 'One'), sampleMessage('b', 'ben', 61, 'Two')] }));
    expect(log().scrollTop).toBe(100);
    await userEvent.click(screen.getByRole('button', { name: '2 new messages' }));
    expect([isAtEnd(), document.activeElement]).toEqual([true, log()]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('resets the count of new messages when the reader scrolls down to them', async () => {
    const { rerender } = render(view({ messages: manyMessages(30) }));
    await scrollTo(100);
    rerender(view({ messages: [...manyMessages(30), sampleMessage('a', 'ana', 60, 'One')] }));
    expect(screen.getByRole('button', { name: '1 new message' })).not.toBeNull();
    await scrollTo(log().scrollHeight);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it("scrolls to the end for the reader's own message", async () => {
    const { rerender } = render(view({ messages: manyMessages(30) }));
    await scrollTo(100);
    rerender(view({ messages: [...manyMessages(30), sampleMessage('a', 'me', 60, 'Mine', { state: 'sending' })] }));
    expect(isAtEnd()).toBe(true);
  });

  it('requests older messages once at the top and keeps the position when they load', async () => {
    const onOlder = vi.fn();
    const { rerender } = render(view({ messages: manyMessages(30, 100), older: 'idle', onOlder }));
    await scrollTo(40);
    await waitFor(() => expect(onOlder).toHaveBeenCalledTimes(1));
    await scrollTo(20);
    expect(onOlder).toHaveBeenCalledTimes(1);
    rerender(view({ messages: manyMessages(30, 100), older: 'loading', onOlder }));
    const before = message('n101').getBoundingClientRect().top;
    rerender(view({ messages: manyMessages(50, 80), older: 'idle', onOlder }));
    expect(Math.abs(message('n101').getBoundingClientRect().top - before)).toBeLessThan(2);
  });

  it('loads older messages by its button and shows a failure', async () => {
    const onOlder = vi.fn();
    const { rerender } = render(view({ older: 'idle', onOlder }));
    await userEvent.click(screen.getByRole('button', { name: chatLabels.older }));
    expect(onOlder).toHaveBeenCalledTimes(1);
    rerender(view({ older: 'error', onOlder }));
    expect(screen.getByRole('alert').textContent).toBe(chatLabels.olderFailed);
  });

  it('announces new messages by others politely, but no initial, older or own ones', () => {
    const { rerender } = render(view({}));
    expect(announced()).toEqual([]);
    rerender(view({ messages: [sampleMessage('0', 'ana', -5, 'Older'), ...sampleMessages] }));
    rerender(view({ messages: [...sampleMessages, sampleMessage('7', 'me', 20, 'Mine')] }));
    expect(announced()).toEqual([]);
    rerender(view({ messages: [...sampleMessages, sampleMessage('7', 'me', 20, 'Mine'), sampleMessage('8', 'ben', 21, 'You are welcome.')] }));
    expect(announced()).toEqual(['Ben, payments: You are welcome.']);
    expect(log().getAttribute('aria-live')).toBe('off');
  });

  it('announces a message that repeats the one before', () => {
    const first = [...sampleMessages, sampleMessage('7', 'ben', 20, 'Hello?')];
    const { rerender } = render(view({}));
    rerender(view({ messages: first }));
    const said = screen.getByText('Ben, payments: Hello?');
    rerender(view({ messages: [...first, sampleMessage('8', 'ben', 21, 'Hello?')] }));
    expect(screen.getByText('Ben, payments: Hello?')).not.toBe(said);
  });

  it('announces the text alternatives of images', () => {
    const { rerender } = render(view({}));
    const { text: _text, ...image } = sampleMessage('7', 'ben', 20, '', { images: <img src="data:," alt="The page of bank cards" /> });
    rerender(view({ messages: [...sampleMessages, image] }));
    expect(announced()).toEqual(['Ben, payments: The page of bank cards']);
    rerender(view({ messages: [...sampleMessages, image, sampleMessage('8', 'ben', 21, 'And this', { images: <span role="img" aria-label="The button" /> })] }));
    expect(announced()).toEqual(['Ben, payments: And this The button']);
  });

  it('scrolls by keyboard', async () => {
    render(view({ messages: manyMessages(30) }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(log());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(log().scrollTop).toBe(0));
  });

  it('shows the empty and the loading state', () => {
    const { rerender } = render(view({ messages: [] }));
    expect(screen.getByText(chatLabels.empty)).not.toBeNull();
    rerender(view({ messages: [], loading: true }));
    expect([screen.queryByText(chatLabels.empty), screen.getByText(chatLabels.loading).textContent, log().getAttribute('aria-busy')]).toEqual([null, chatLabels.loading, 'true']);
  });
});

describe('ChatHeader', () => {
  it('has the same purple for all brands', () => {
    document.documentElement.style.setProperty('--chat-header-bg', fixedTokens.chat.headerBg);
    render(<ChatHeader title="Support" detail="Answers within minutes" />);
    expect(getComputedStyle(screen.getByRole('banner')).backgroundColor).toBe('rgb(91, 43, 154)');
  });
});

it('keeps its position when scroll and content change in the same frame', async () => {
  const { rerender } = render(view({ messages: manyMessages(30, 100) }));
  log().scrollTop = 200;
  fireEvent.scroll(log());
  const before = message('n105').getBoundingClientRect().top;
  rerender(view({ messages: manyMessages(40, 90) }));
  expect(Math.abs(message('n105').getBoundingClientRect().top - before)).toBeLessThan(2);
});
