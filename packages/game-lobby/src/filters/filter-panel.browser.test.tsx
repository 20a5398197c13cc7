import { renderApp } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readHallQuery, writeHallQuery } from '../hall/query/hall-query.ts';
import { FilterPanel } from './filter-panel.tsx';

afterEach(cleanup);

let address = '';

/** The panel over a hall whose address is kept here. */
function Hall({ lines = false }: { readonly lines?: boolean }) {
  const [query, setQuery] = useState('');
  const hall = readHallQuery(new URLSearchParams(query));
  const change = (part: Partial<typeof hall>) => {
    address = writeHallQuery({ ...hall, ...part }).toString();
    setQuery(address);
  };
  return <FilterPanel hall={hall} live={false} lines={lines} onChange={change} onClose={() => {}} />;
}

describe('FilterPanel', () => {
  it('keeps a stake whose decimal mark was typed last', async () => {
    await renderApp(<Hall />);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'From' });
    await userEvent.fill(field, '1.');
    await waitFor(() => expect(address).toBe('from=1'));
    expect(field.value).toBe('1.');
    await userEvent.type(field, '5');
    await waitFor(() => expect(address).toBe('from=1.5'));
    expect(field.value).toBe('1.5');
  });

  it('filters slots by a least number of pay lines, and offers that for no other games', async () => {
    const { unmount } = await renderApp(<Hall lines />);
    const lines = within(await screen.findByRole('radiogroup', { name: 'Pay lines' }));
    await userEvent.click(lines.getByText('From 20'));
    await waitFor(() => expect(address).toBe('lines=20'));
    await userEvent.click(lines.getByText('Any'));
    await waitFor(() => expect(address).toBe(''));
    unmount();
    await renderApp(<Hall />);
    await screen.findByRole('radiogroup', { name: 'Return to player' });
    expect(screen.queryByRole('radiogroup', { name: 'Pay lines' })).toBeNull();
  });

  it('filters by a stake typed with a group separator, and by none while it is unclear', async () => {
    await renderApp(<Hall />);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'From' });
    await userEvent.type(field, '1,500');
    await waitFor(() => expect(address).toBe('from=1500'));
    await userEvent.fill(field, '1.2345');
    await screen.findByText('Write the amount like 1,234.50.');
    await waitFor(() => expect(address).toBe(''));
  });

  it('keeps a stake of twelve digits when a thirteenth is typed', async () => {
    await renderApp(<Hall />);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To' });
    await userEvent.type(field, '123456789012');
    await waitFor(() => expect(address).toBe('to=123456789012'));
    await userEvent.type(field, '3');
    expect(field.value).toBe('123456789012');
    await userEvent.clear(field);
    await waitFor(() => expect(address).toBe(''));
  });
});
