import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { CountdownButton } from './countdown-button.tsx';
import { IconButton } from './icon-button.tsx';
import { iconRefresh } from '../icons/actions.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Button and IconButton', () => {
  it('leave room for the edge of a small raised key in a bar that is little higher', () => {
    const root = document.documentElement;
    root.dataset['button'] = 'raised';
    root.style.setProperty('--size-control-sm', '36px');
    render(
      <div style={{ display: 'flex', alignItems: 'center', minBlockSize: 40 }} data-testid="bar">
        <Button size="sm">Register</Button>
      </div>,
    );
    const [bar, key] = [screen.getByTestId('bar').getBoundingClientRect(), screen.getByRole('button').getBoundingClientRect()];
    delete root.dataset['button'];
    root.removeAttribute('style');
    expect([bar.height, bar.bottom - key.bottom]).toEqual([40, 3.5]);
  });

  it('call an asynchronous onClick once for a double click, and again after it has settled', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const action = vi.fn(() => promise);
    render(<Button onClick={action} loadingLabel="Placing your bet">Bet</Button>);
    const button = screen.getByRole('button');
    // Both clicks in one task, without a render in between.
    act(() => {
      button.click();
      button.click();
    });
    expect(action).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Placing your bet'));
    await act(async () => resolve());
    await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
    act(() => button.click());
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('do not submit a form while a submit button is loading', () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const view = (loading: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" loading={loading}>
          Register
        </Button>
      </form>
    );
    const { rerender } = render(view(true));
    fireEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
    rerender(view(false));
    fireEvent.click(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('ignore clicks on an icon button while its action is pending', () => {
    const action = vi.fn(() => new Promise(() => {}));
    render(<IconButton glyph={iconRefresh} label="Refresh" onClick={action} />);
    const button = screen.getByRole('button', { name: 'Refresh' });
    act(() => {
      button.click();
      button.click();
    });
    expect(action).toHaveBeenCalledTimes(1);
  });
});

describe('CountdownButton', () => {
  it('counts by the clock and is enabled when the wait is over', async () => {
    vi.useFakeTimers();
    let present = 1_000_000;
    const now = () => present;
    const onSend = vi.fn(async () => 60);
    render(<CountdownButton now={now} onSend={onSend} labels={{ idle: 'Send', sending: 'Sending', counting: (seconds) => `${seconds} s`, ready: 'Again' }} />);
    const button = screen.getByRole('button');
    await act(async () => button.click());
    expect(button.textContent).toContain('60 s');
    act(() => button.click());
    expect(onSend).toHaveBeenCalledTimes(1);
    // A suspended page: few ticks, much time.
    present += 58_500;
    act(() => void vi.advanceTimersByTime(250));
    expect(button.textContent).toContain('2 s');
    present += 1_500;
    act(() => void vi.advanceTimersByTime(250));
    expect(button.textContent).toContain('Again');
    await act(async () => button.click());
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('is enabled at once after sending failed', async () => {
    const onSend = vi.fn(async () => undefined);
    render(<CountdownButton onSend={onSend} labels={{ idle: 'Send', sending: 'Sending', counting: (seconds) => `${seconds} s`, ready: 'Again' }} />);
    await act(async () => screen.getByRole('button').click());
    await act(async () => screen.getByRole('button').click());
    expect(onSend).toHaveBeenCalledTimes(2);
  });
});
