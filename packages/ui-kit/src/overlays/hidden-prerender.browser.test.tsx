import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useEffect, useId, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';
import { HiddenPrerender } from './hidden-prerender.tsx';

afterEach(cleanup);

function Field({ made, lived }: { readonly made: () => void; readonly lived: () => void }) {
  const id = useId();
  made();
  useLayoutEffect(lived);
  useEffect(lived);
  return <input id={id} />;
}

describe('HiddenPrerender', () => {
  it('renders an open modal without adding to the page and without running effects', async () => {
    const [made, lived] = [vi.fn(), vi.fn()];
    const view = (rehearsed: boolean) => (
      <>
        <button type="button">Here</button>
        {rehearsed ? (
          <HiddenPrerender>
            <Modal title="Log in" closeLabel="Close" isOpen onOpenChange={() => {}}>
              <Field made={made} lived={lived} />
            </Modal>
          </HiddenPrerender>
        ) : null}
      </>
    );
    const page = render(view(false));
    page.getByRole('button').focus();
    const before = document.body.innerHTML;
    page.rerender(view(true));
    await waitFor(() => expect(made).toHaveBeenCalled());
    // Renders again, as after a change in a parent.
    page.rerender(view(true));
    await act(() => new Promise((frame) => requestAnimationFrame(frame)));
    expect(lived).not.toHaveBeenCalled();
    expect(document.body.innerHTML).toBe(before);
    expect(document.activeElement).toBe(page.getByRole('button'));
    expect(document.documentElement.style.overflow).toBe('');
    page.unmount();
    expect(lived).not.toHaveBeenCalled();
  });

  it('swallows errors of its children', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = vi.fn(() => {
      throw new Error('not ready');
    });
    const Failing = (): null => failing();
    const page = render(
      <>
        <p>Here</p>
        <HiddenPrerender>
          <Failing />
        </HiddenPrerender>
      </>,
    );
    await waitFor(() => expect(failing).toHaveBeenCalled());
    expect(page.getByText('Here')).not.toBeNull();
    consoleError.mockRestore();
  });
});
