import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../data/badge.tsx';
import { Grid } from '../layout/grid.tsx';
import { sampleArt } from '../stories/sample-art.ts';
import { GameCard } from './game-card.tsx';
import type { GameCardProps } from './game-card.tsx';
import { PromoCard } from './promo-card.tsx';
import { VendorCard } from './vendor-card.tsx';

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

export const Vendors: Story = {
  name: 'VendorCard',
  decorators: [(Story) => <div style={{ inlineSize: 'min(48rem, 94vw)' }}>{Story()}</div>],
  render: () => (
    <Grid data-of="vendors">
      <VendorCard name="Aurum" detail="124 games" href="#aurum" hotLabel="Hot" />
      <VendorCard name="Blue Reef" detail="86 games" href="#reef" image={sampleArt(4, 96, 96)} current />
      <VendorCard name="Cascade Interactive Studios" detail="52 games" href="#cascade" image="about:blank" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Blue Reef/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const Promotions: Story = {
  name: 'PromoCard',
  decorators: [(Story) => <div style={{ inlineSize: 'min(48rem, 94vw)' }}>{Story()}</div>],
  render: () => (
    <Grid data-of="cards">
      <PromoCard
        title="Double your first deposit"
        eyebrow="Until 30 April"
        description="Deposit at least ₱500 and play with twice as much."
        image={sampleArt(9, 640, 360)}
        mark={<Badge data-kind="new">New</Badge>}
        href="#first"
        actionLabel="Read more"
      />
      <PromoCard title="Weekend cashback" image={sampleArt(12, 640, 360)} href="#cashback" />
    </Grid>
  ),
};
