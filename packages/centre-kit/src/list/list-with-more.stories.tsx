import { inApp, saying } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ListWithMore } from './list-with-more.tsx';

interface PartsProps {
  /** How many parts there are. */
  readonly parts: number;
  /** Whether the second one fails once. */
  readonly fails?: boolean;
}

/** Two entries a part. */
function Parts({ parts, fails = false }: PartsProps) {
  const [shown, setShown] = useState(1);
  const [failed, setFailed] = useState<boolean>();
  const next = () => (fails && failed === undefined ? setFailed(true) : (setFailed(false), setShown(shown + 1)));
  return (
    <ListWithMore query={{ hasNextPage: shown < parts, isFetchNextPageError: failed === true, fetchNextPage: next }} more="Show more friends" moreFailed="More friends did not load.">
      {(list) => (
        <ul ref={list}>
          {Array.from({ length: shown * 2 }, (_, index) => (
            <li key={index}>{`Friend ${index + 1}`}</li>
          ))}
        </ul>
      )}
    </ListWithMore>
  );
}

const meta = { title: 'Centres/ListWithMore', component: Parts, decorators: [inApp], args: { parts: 2 } } satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async () => userEvent.click(await screen.findByRole('button', { name: saying('Show more friends') }));

export const More: Story = { play: async () => void (await screen.findByRole('button')) };
export const NoMore: Story = {
  args: { parts: 1 },
  play: async () => {
    await screen.findByText(saying('Friend 2'));
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
export const LastPart: Story = {
  play: async () => {
    await press();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Friend 3'));
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
export const StillMore: Story = {
  args: { parts: 3 },
  play: async () => {
    await press();
    await screen.findByText(saying('Friend 4'));
    await expect(document.activeElement).toBe(screen.getByRole('button', { name: saying('Show more friends') }));
  },
};
export const Failed: Story = {
  args: { fails: true },
  play: async () => {
    await press();
    await expect(await screen.findByRole('alert')).toHaveTextContent('More friends did not load.');
  },
};
export const TriedAgain: Story = {
  args: { fails: true },
  play: async () => {
    await press();
    await screen.findByRole('alert');
    await press();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Friend 3'));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
