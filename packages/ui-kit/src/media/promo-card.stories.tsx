import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../data/badge.tsx';
import { sampleArt } from '../stories/sample-art.ts';
import { PromoCard } from './promo-card.tsx';

const meta = {
  title: 'Media/PromoCard',
  component: PromoCard,
  args: {
    title: 'Double your first deposit',
    eyebrow: 'Until 30 April',
    description: 'Deposit at least ₱500 and play with twice as much.',
    image: sampleArt(9, 640, 360),
    mark: <Badge data-kind="new">New</Badge>,
    href: '#first',
    actionLabel: 'Read more',
  },
  decorators: [(Story) => <div style={{ inlineSize: 'min(24rem, 94vw)' }}>{Story()}</div>],
} satisfies Meta<typeof PromoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleAlone: Story = { render: ({ image }) => <PromoCard title="Weekend cashback" image={image} href="#cashback" /> };
export const PictureLost: Story = { args: { image: 'data:image/png;base64,lost' } };
export const LongTexts: Story = { args: { title: 'Twice the points for every round of every slot of eleven vendors until the last day of the month', description: 'Points are counted at midnight by the clock of the site, and are yours from the next morning on. '.repeat(3) } };
