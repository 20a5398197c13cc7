import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';

function Page(props: Partial<ConfirmDialogProps>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog title="Log out?" closeLabel="Close" confirmLabel="Log out" cancelLabel="Stay" isOpen={isOpen} onOpenChange={setOpen} {...props}>
      You will need your password to come back.
    </ConfirmDialog>
  );
}

afterEach(cleanup);

describe('ConfirmDialog', () => {
  it('calls onConfirm once for repeated clicks and closes when it has resolved', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onConfirm = vi.fn(() => promise);
    render(<Page onConfirm={onConfirm} confirmingLabel="Logging out" />);
    const button = await screen.findByRole('button', { name: 'Log out' });
    button.click();
    button.click();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    button.click();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alertdialog')).not.toBeNull();
    resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays open when onConfirm resolves to false', async () => {
    const onConfirm = vi.fn(() => Promise.resolve(false));
    render(<Page onConfirm={onConfirm} />);
    const button = await screen.findByRole('button', { name: 'Log out' });
    button.click();
    await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([screen.queryByRole('alertdialog') !== null, button.getAttribute('aria-busy')]).toEqual([true, null]);
  });

  it('closes without calling onConfirm on cancel', async () => {
    const onConfirm = vi.fn();
    render(<Page onConfirm={onConfirm} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('shows a single button without a cancel label', async () => {
    render(<ConfirmDialog title="Please register an account first" closeLabel="Close" confirmLabel="OK" isOpen onOpenChange={() => {}}>Content</ConfirmDialog>);
    await screen.findByRole('alertdialog');
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(['Close', 'OK']);
  });

  it('closes a message over another dialog with Enter and returns the focus', async () => {
    function Pages() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Modal title="Join" closeLabel="Close" isOpen onOpenChange={() => {}}>
            <input aria-label="Name" onChange={() => setOpen(true)} />
          </Modal>
          <ConfirmDialog title="Invitation code error" closeLabel="Close" confirmLabel="OK" isOpen={isOpen} onOpenChange={setOpen}>
            Content
          </ConfirmDialog>
        </>
      );
    }
    render(<Pages />);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'm');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' })));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(name));
  });
});
