import type { DialogProps } from '@livery/app-shell';
import { href } from '@livery/navigation';
import { renderApp } from '@livery/testing';
import { Modal } from '@livery/ui-kit';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AgentSite } from '../test-support/agent-site.tsx';

afterEach(cleanup);

/** Stands for the dialog of the announcements, which another feature has. */
function Notices({ id = 'none', overlay }: DialogProps<'noticeModal'>) {
  return (
    <Modal {...overlay} title="Announcements" closeLabel="Close">
      opened: {id}
    </Modal>
  );
}

const list = ['a1', 'a2'].map((id) => ({ id, type: 'B' as const, title: `Title ${id}`, content: '<p>Words</p>', publishedAt: '2026-01-10T08:00:00Z' }));

async function open() {
  await renderApp(<AgentSite />, { session: 'agent', answers: { announcements: () => ({ list }) }, dialogs: { noticeModal: Notices }, route: href('announcement') });
  return within(await screen.findByRole('dialog', { name: 'Agent centre' }));
}

describe('Announcements', () => {
  it.each([
    ['the title of an announcement', /^Title a2/, 'opened: a2'],
    ['“Read all announcements”', /^Read all/, 'opened: none'],
  ])('opens the dialog of the announcements over the centre by %s, which keeps the focus', async (_what, name, words) => {
    const centre = await open();
    const button = await centre.findByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Announcements' });
    expect(dialog.textContent).toContain(words);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Announcements' })).toBeNull());
    expect(screen.getByTestId('address').textContent).toBe('/agent/announcement');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
