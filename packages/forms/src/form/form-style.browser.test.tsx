import { Button, TextField } from '@livery/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Form } from './form-style.ts';

const sizes = { '--font-size-sm': '14px', '--line-height-snug': '1.25', '--space-1': '4px', '--space-2': '8px', '--space-3': '12px' };
const root = document.documentElement.style;
const style = document.createElement('style');
style.textContent = 'p { margin: 0; }';
beforeEach(() => {
  document.head.append(style);
  Object.entries(sizes).forEach(([name, size]) => root.setProperty(name, size));
});
afterEach(() => {
  Object.keys(sizes).forEach((name) => root.removeProperty(name));
  style.remove();
  cleanup();
});

describe('Form', () => {
  it('keeps the message of a field nearer to that field than to what follows', () => {
    render(
      <Form>
        <TextField label="First" value="" onChange={() => {}} error="Fill in the first." />
        <TextField label="Last" value="" onChange={() => {}} error="Fill in the last." />
        <Button type="submit">Send</Button>
      </Form>,
    );
    const edges = (element: Element) => element.getBoundingClientRect();
    const [first, last] = ['First', 'Last'].map((name) => edges(screen.getByRole('textbox', { name }))) as [DOMRect, DOMRect];
    const [one, two] = ['first', 'last'].map((name) => edges(screen.getByText(`Fill in the ${name}.`))) as [DOMRect, DOMRect];
    expect(edges(screen.getByText('Last')).top - one.bottom).toBeGreaterThan(one.top - first.bottom);
    expect(edges(screen.getByRole('button')).top - two.bottom).toBeGreaterThanOrEqual(2 * (two.top - last.bottom));
  });
});
