import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFocusWhenShown } from './use-focus-when-shown.ts';

/** A form as tall as a hand, in whose place its result is a line. */
function Page(): ReactElement {
  const [sent, setSent] = useState(false);
  return (
    <section tabIndex={-1} style={{ blockSize: '12rem' }}>
      {sent ? <Result /> : (
        <button type="button" style={{ blockSize: '100%' }} onClick={() => setSent(true)}>
          Send
        </button>
      )}
    </section>
  );
}

function Result(): ReactElement {
  const heading = useFocusWhenShown<HTMLHeadingElement>();
  return <h3 ref={heading} tabIndex={-1}>Sent</h3>;
}

afterEach(cleanup);

describe('useFocusWhenShown', () => {
  it('focuses what appears', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sent' }));
  });

  it('keeps the focus there when the second press of a double click meets what is around it', async () => {
    render(<Page />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sent' }));
  });

  it('leaves the focus to a press of its own', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(screen.getByText('Sent').parentElement ?? document.body, { position: { x: 5, y: 150 } });
    expect(document.activeElement).toBe(screen.getByText('Sent').parentElement);
  });
});
