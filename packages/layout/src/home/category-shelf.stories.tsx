import { brand, category, inApp, vendor } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { WithSlots } from '../test-support/with-slots.tsx';
import { CategoryShelf } from './category-shelf.tsx';

const all = ['LIVE', 'RNG', 'INHOUSE', 'FISH', 'BINGO', 'ANIM6', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'ELOTT', 'LOTT'] as const;

/** The shelf of a brand with the first so many categories, each with a vendor. */
function Sample({ count }: { readonly count: number }) {
  const categories = all.slice(0, count).map((gameType) => ({ ...category(gameType), vendors: [vendor({ gameType })] }));
  return (
    <WithSlots slots={{ categories }}>
      <CategoryShelf />
    </WithSlots>
  );
}

const meta = {
  title: 'Site/CategoryShelf',
  component: Sample,
  decorators: [inApp],
  parameters: { app: { brand: brand({ categories: [...all] }) } },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  await screen.findAllByRole('link');
};

export const Few: Story = { args: { count: 3 }, play: shown };
export const Full: Story = { args: { count: all.length }, play: shown };
export const Empty: Story = {
  args: { count: 0 },
  play: async () => {
    await expect(screen.queryByRole('link')).toBeNull();
  },
};
