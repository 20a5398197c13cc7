import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { iconSlot } from '../icons/games.ts';
import { Grid } from '../layout/grid.tsx';
import { sampleArt } from '../stories/sample-art.ts';
import { VendorCard } from './vendor-card.tsx';

const meta = {
  title: 'Media/VendorCard',
  component: VendorCard,
  args: { name: 'Aurum', detail: '124 games', href: '#aurum' },
} satisfies Meta<typeof VendorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hot: Story = { args: { hotLabel: 'Hot' } };
export const WithLogo: Story = { args: { name: 'Blue Reef', image: sampleArt(4, 96, 96) } };
/** A logo that cannot be fetched gives way to the initials. */
export const LogoLost: Story = { args: { name: 'Cascade Interactive Studios', image: 'about:blank' } };
export const AllVendors: Story = { args: { name: 'All vendors', glyph: iconSlot } };
export const Plain: Story = { args: { plain: true } };
export const Current: Story = {
  args: { current: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Aurum/ })).toHaveAttribute('aria-current', 'page');
  },
};
export const Several: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(48rem, 94vw)' }}>{Story()}</div>],
  render: () => (
    <Grid data-of="vendors">
      <VendorCard name="Aurum" detail="124 games" href="#aurum" hotLabel="Hot" />
      <VendorCard name="Blue Reef" detail="86 games" href="#reef" image={sampleArt(4, 96, 96)} current />
      <VendorCard name="Cascade Interactive Studios" detail="52 games" href="#cascade" image="about:blank" />
    </Grid>
  ),
};
