import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  getSelection()?.removeAllRanges();
});

const labels = { label: 'Copy', copiedLabel: 'Copied', refusedLabel: 'Could not be copied' };
const refuse = () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
/** What the live regions beside the buttons say. */
const spoken = () => [...document.querySelectorAll('button + [aria-live]')].map(({ textContent }) => textContent);
const press = () => act(() => screen.getByRole('button').click());

describe('CopyButton', () => {
  it('has nothing beside it that a reader of the page would stop at', () => {
    render(<p><CopyButton text="LV-2048" {...labels} /></p>);
    const beside = screen.getByRole('button').nextElementSibling;
    expect([beside?.textContent, beside?.getAttribute('role')]).toEqual(['', null]);
  });

  it('returns to its label after it has said that the text is copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<CopyButton text="LV-2048" {...labels} />);
    press();
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Copied'));
    expect([write.mock.calls, spoken()]).toEqual([[['LV-2048']], ['Copied']]);
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Copy'), { timeout: 3000 });
  });

  it('says that nothing was copied and selects the text beside it when the clipboard is refused', async () => {
    refuse();
    render(
      <ul>
        <li><bdi>LV-1024</bdi><CopyButton text="other" {...labels} disabled aria-label="Other" /></li>
        <li><span>Code: <bdi>LV-2048</bdi></span><CopyButton text="LV-2048" {...labels} aria-label="Copy LV-2048" /></li>
      </ul>,
    );
    act(() => screen.getByRole('button', { name: 'Copy LV-2048' }).click());
    await waitFor(() => expect(spoken()).toContain('Could not be copied'));
    expect([getSelection()?.toString(), screen.getByRole('button', { name: 'Copy LV-2048' }).textContent]).toEqual(['LV-2048', 'Could not be copied']);
  });

  it('selects nothing outside its list item when the clipboard is refused', async () => {
    refuse();
    render(<ul><li><b>LV-2048</b></li><li>LV-20…<CopyButton text="LV-2048" {...labels} /></li></ul>);
    press();
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Could not be copied'));
    expect(getSelection()?.toString()).toBe('');
  });

  it('leaves the selection to its owner when that has a way of its own', async () => {
    refuse();
    const onRefused = vi.fn();
    render(<p><b>LV-2048</b><CopyButton text="LV-2048" {...labels} onRefused={onRefused} /></p>);
    press();
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Could not be copied'));
    expect([onRefused.mock.calls.length, getSelection()?.toString()]).toEqual([1, '']);
  });
});
