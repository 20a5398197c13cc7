import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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

const opener = () => screen.getByRole('button', { name: 'Open', hidden: true });

beforeEach(() => {
  const style = document.documentElement.style;
  style.setProperty('--motion-duration-modal', '60ms');
  for (const ease of ['enter', 'exit']) style.setProperty(`--motion-ease-${ease}`, 'linear');
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
});

test('goes through its life in order, and takes and returns focus', async () => {
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

test('shows in the very picture that opens it, where nobody is asked first', () => {
  render(<Page />);
  flushSync(() => opener().click());
  expect(screen.getByRole('dialog', { name: 'Log in' })).not.toBeNull();
});

test('reports the end of the fade, not its start', async () => {
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

test('without a name for its close button is closed by its owner alone', async () => {
  render(<Page closeLabel={undefined} />);
  await userEvent.click(opener());
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  screen.getByRole('button', { name: 'Shut', hidden: true }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('keeps focus within, forwards and backwards', async () => {
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

test('locks the page behind it, and lets go of it', async () => {
  render(<Page />);
  await userEvent.click(opener());
  await screen.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
});

test.each([
  ['at once', () => false],
  ['after a while', () => Promise.resolve(false)],
  ['by failing', () => Promise.reject(new Error('not now'))],
])('before-open may refuse %s: nothing shows and nothing else happens', async (_, answer) => {
  const { log, lifecycle } = recorder({ onBeforeOpen: answer });
  const onOpenChange = vi.fn();
  render(<Modal title="Log in" closeLabel="Close" isOpen onOpenChange={onOpenChange} {...lifecycle}>Content</Modal>);
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(log).toEqual(['onOpen', 'onBeforeOpen']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an answer to before-open that comes after the owner changed its mind opens nothing', async () => {
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

test('before-close may refuse, and is asked again the next time', async () => {
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

test('its owner may close it without being asked', async () => {
  const { log, lifecycle } = recorder({ onBeforeClose: () => false });
  render(<Page {...lifecycle} />);
  await userEvent.click(opener());
  await waitFor(() => expect(log).toContain('onOpened'));
  screen.getByRole('button', { name: 'Shut', hidden: true }).click();
  await waitFor(() => expect(log.slice(3)).toEqual(['onClosing', 'onClosed']));
});

test('stays on Escape and on a press outside when told to', async () => {
  render(<Page closeOnEscape={false} />);
  await userEvent.click(opener());
  const dialog = await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
  expect(dialog.isConnected).toBe(true);
});

test('is 600 by 300 unless told otherwise, and never wider than the window', async () => {
  render(<Page />);
  await userEvent.click(opener());
  const panel = (await screen.findByRole('dialog')).parentElement!;
  const size = getComputedStyle(panel);
  expect([size.inlineSize, size.minBlockSize]).toEqual(['600px', 'min(100%, 300px)']);
  panel.style.setProperty('--modal-inline', '5000px');
  expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth);
});
