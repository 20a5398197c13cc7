import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../layout/grid.tsx';
import { sampleArt } from '../stories/sample-art.ts';
import { GameCard } from './game-card.tsx';
import type { GameCardProps } from './game-card.tsx';

const names = ['Moonlit Reels', 'Pearl Diver', 'Golden Koi', 'Storm Temple of the Nine Winds', 'Nine Lanterns', 'Harvest Spin', 'Tide Runner', 'Comet'];

function Favourite(props: GameCardProps) {
  const [active, setActive] = useState(false);
  return <GameCard {...props} favourite={{ active, label: `Favourite: ${props.name}`, onToggle: setActive }} />;
}

const meta = {
  title: 'Media/GameCard',
  component: GameCard,
  args: { name: 'Moonlit Reels', detail: 'Aurum', image: sampleArt(1), onOpen: fn() },
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>],
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Moonlit Reels' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};
export const Hover: Story = { parameters: { force: 'hover' } };
export const AsLink: Story = { args: { href: '#game' } };
export const Marked: Story = { args: { marks: [{ kind: 'hot', label: 'Hot' }, { kind: 'jackpot', label: '₱1.2M' }] } };
export const Unavailable: Story = { args: { unavailable: 'Under maintenance' } };
export const WithFavourite: Story = {
  render: (args) => <Favourite {...args} />,
  play: async ({ args, canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Favourite: Moonlit Reels' });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Wall: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(60rem, 94vw)' }}>{Story()}</div>],
  render: () => (
    <Grid data-of="tiles">
      {names.map((name, index) => (
        <Favourite
          key={name}
          name={name}
          detail={['Aurum', 'Blue Reef', 'Cascade'][index % 3]}
          image={sampleArt(index + 2)}
          href={`#${index}`}
          marks={index === 0 ? [{ kind: 'hot', label: 'Hot' }] : index === 2 ? [{ kind: 'new', label: 'New' }] : []}
        />
      ))}
    </Grid>
  ),
};
