import { Button, TextField } from '@livery/ui-kit';
import { withPageStyles } from '@livery/ui-kit/test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Form } from './form-style.ts';

withPageStyles({ '--font-size-sm': '14px', '--line-height-snug': '1.25', '--space-1': '4px', '--space-2': '8px', '--space-3': '12px', '--space-4': '16px' }, 'p { margin: 0; }');
afterEach(() => cleanup());

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
