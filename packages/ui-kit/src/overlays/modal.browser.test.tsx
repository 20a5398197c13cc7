import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from './modal.tsx';
import type { ModalProps } from './modal.tsx';
import type { ModalLifecycle } from './use-modal-lifecycle.ts';

const events = ['onOpen', 'onBeforeOpen', 'onOpened', 'onBeforeClose', 'onClosing', 'onClosed'] as const;

function recorder(answers: Partial<Record<(typeof events)[number], () => unknown>> = {}) {
  const log: string[] = [];
  const lifecycle: ModalLifecycle = Object.fromEntries(
    events.map((name) => [
      name,
      () => {
        log.push(name);
        return answers[name]?.();
      },
    ]),
  );
  return { log, lifecycle };
}

function Page(props: Partial<ModalProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ blockSize: '300vh' }}>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => setOpen(false)}>Shut</button>
      <Modal title="Log in" closeLabel="Close" isOpen={isOpen} onOpenChange={setOpen} {...props}>
        <input aria-label="First" />
        <input aria-label="Last" />
      </Modal>
    </div>
  );
}

function fail(message: string): never {
  throw new Error(message);
}

const opener = () => screen.getByRole('button', { name: 'Open', hidden: true });

beforeEach(() => {
  const style = document.documentElement.style;
  style.setProperty('--motion-duration-modal', '60ms');
  for (const ease of ['enter', 'exit']) style.setProperty(`--motion-ease-${ease}`, 'linear');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

describe('Modal', () => {
  it('has no landmarks of the page in its dialog', async () => {
    render(<Page footer={<button>Send</button>} />);
    await userEvent.click(opener());
    expect((await screen.findByRole('dialog')).querySelector('header, footer')).toBeNull();
  });

  it('runs its life cycle in order, and takes and returns the focus', async () => {
    const { log, lifecycle } = recorder();
    render(<Page {...lifecycle} />);
    await userEvent.click(opener());
    expect(log.slice(0, 2)).toEqual(['onOpen', 'onBeforeOpen']);
    await waitFor(() => expect(log).toEqual(['onOpen', 'onBeforeOpen', 'onOpened']));
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(log.slice(3)).toEqual(['onBeforeClose', 'onClosing', 'onClosed']));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it('keeps its upper edge while its content grows, as long as the window has room for it', async () => {
    await page.viewport(1000, 800);
    const { rerender } = render(<Modal title="Log in" isOpen onOpenChange={() => {}}><p>A line</p></Modal>);
    const box = () => screen.getByRole('dialog').getBoundingClientRect();
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
    const { top, height } = box();
    expect(top).toBeCloseTo((800 - height) / 2, -1);
    const grown = (blockSize: number) => rerender(<Modal title="Log in" isOpen onOpenChange={() => {}}><p style={{ blockSize }}>A line</p></Modal>);
    grown(400);
    expect(box().height).toBeGreaterThan(height + 50);
    expect(box().top).toBeCloseTo(top, 0);
    grown(600);
    expect(box().top).toBeLessThan(top);
    grown(5000);
    expect(box().top).toBeGreaterThanOrEqual(0);
    expect(box().bottom).toBeLessThanOrEqual(800);
    await page.viewport(1280, 800);
  });

  it('shows in the same render that opens it without opening callbacks', () => {
    render(<Page />);
    flushSync(() => opener().click());
    expect(screen.getByRole('dialog', { name: 'Log in' })).not.toBeNull();
  });

  it('calls onOpened at the end of the fade, not at its start', async () => {
    document.documentElement.style.setProperty('--motion-duration-modal', '400ms');
    const opened = vi.fn(() => document.querySelector('[data-entering]'));
    render(<Page onOpened={opened} />);
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    expect(opened).not.toHaveBeenCalled();
    const running = document.getAnimations().filter((animation) => animation.effect?.getTiming().duration === 400);
    expect(running.length).toBeGreaterThan(0);
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  });

  it('can be closed only by its owner without a close label', async () => {
    render(<Page closeLabel={undefined} />);
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    screen.getByRole('button', { name: 'Shut', hidden: true }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('traps the focus forwards and backwards', async () => {
    render(<Page />);
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog');
    const order: (string | null | undefined)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{Tab}');
      order.push(document.activeElement?.getAttribute('aria-label'));
    }
    expect(order).toEqual(['Close', 'First', 'Last', 'Close']);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Last');
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it.each([false, true])('takes the focus into content that scrolls, by the name of the dialog, and only while it scrolls (title hidden: %s)', async (titleHidden) => {
    const words = (lines: number) => (
      <Modal title="Terms" titleHidden={titleHidden} closeLabel="Close" isOpen onOpenChange={() => {}}>
        <p>First</p>
        <p style={{ blockSize: lines * 20 }}>Second</p>
      </Modal>
    );
    const { rerender } = render(words(2));
    await screen.findByRole('dialog', { name: 'Terms' });
    expect(screen.queryByRole('group')).toBeNull();
    rerender(words(100));
    const content = await screen.findByRole('group', { name: 'Terms' });
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(content);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(content.scrollTop).toBeGreaterThan(0));
    rerender(words(2));
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  });

  it('locks page scrolling while open', async () => {
    render(<Page />);
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
  });

  it.each([
    ['at once', () => false],
    ['after a while', () => Promise.resolve(false)],
    ['by rejecting', () => Promise.reject(new Error('not now'))],
    ['by throwing', () => fail('not now')],
  ])('stays closed and requests nothing more when onBeforeOpen refuses %s', async (_, answer) => {
    vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const { log, lifecycle } = recorder({ onBeforeOpen: answer });
    const onOpenChange = vi.fn();
    render(<Modal title="Log in" closeLabel="Close" isOpen onOpenChange={onOpenChange} {...lifecycle}>Content</Modal>);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(log).toEqual(['onOpen', 'onBeforeOpen']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays closed when onBeforeOpen resolves after isOpen became false', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const { log, lifecycle } = recorder({ onBeforeOpen: () => promise });
    const view = (isOpen: boolean) => <Modal title="Log in" closeLabel="Close" isOpen={isOpen} onOpenChange={() => {}} {...lifecycle}>Content</Modal>;
    const { rerender } = render(view(true));
    rerender(view(false));
    resolve(true);
    await promise;
    rerender(view(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(log).toEqual(['onOpen', 'onBeforeOpen']);
  });

  it('stays open when onBeforeClose returns false, and asks again the next time', async () => {
    let agree = false;
    const { log, lifecycle } = recorder({ onBeforeClose: () => Promise.resolve(agree) });
    render(<Page {...lifecycle} />);
    await userEvent.click(opener());
    await waitFor(() => expect(log).toContain('onOpened'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(log).toContain('onBeforeClose'));
    expect(screen.getByRole('dialog')).not.toBeNull();
    agree = true;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(log.slice(3)).toEqual(['onBeforeClose', 'onBeforeClose', 'onClosing', 'onClosed']));
  });

  it.each([
    ['throws', () => fail('cannot say')],
    ['rejects', () => Promise.reject(new Error('cannot say'))],
  ])('closes when onBeforeClose %s, and reports why', async (_, answer) => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const { log, lifecycle } = recorder({ onBeforeClose: answer });
    render(<Page {...lifecycle} />);
    await userEvent.click(opener());
    await waitFor(() => expect(log).toContain('onOpened'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(log.slice(3)).toEqual(['onBeforeClose', 'onClosing', 'onClosed']));
    expect(reported.mock.calls).toEqual([[new Error('cannot say')]]);
  });

  it('closes without onBeforeClose when isOpen becomes false', async () => {
    const { log, lifecycle } = recorder({ onBeforeClose: () => false });
    render(<Page {...lifecycle} />);
    await userEvent.click(opener());
    await waitFor(() => expect(log).toContain('onOpened'));
    screen.getByRole('button', { name: 'Shut', hidden: true }).click();
    await waitFor(() => expect(log.slice(3)).toEqual(['onClosing', 'onClosed']));
  });

  it('ignores Escape and outside presses when both are turned off', async () => {
    render(<Page closeOnEscape={false} />);
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
    expect(dialog.isConnected).toBe(true);
  });

  it('is 600 by 300 by default and never wider than the window', async () => {
    render(<Page />);
    await userEvent.click(opener());
    const panel = (await screen.findByRole('dialog')).parentElement!;
    const size = getComputedStyle(panel);
    expect([size.inlineSize, size.minBlockSize]).toEqual(['600px', 'min(100%, 300px)']);
    panel.style.setProperty('--modal-inline', '5000px');
    expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth);
  });
});
