import type { Look } from '@livery/brand-kit';
import { BrandProvider, useBrand } from '@livery/brand-kit/react';
import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { SiteHeader } from '../header/site-header.tsx';
import { WithSlots } from '../test-support/with-slots.tsx';
import { Hero } from './hero.tsx';

/** A filled picture with a frame, a sun and a ground, so that its shape and its crop can be judged. */
const picture = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g fill="gray" fill-opacity=".22"><path d="M0 0H${width}V${height}H0Z"/><circle cx="${width * 0.7}" cy="${height * 0.3}" r="${height * 0.16}"/><path d="M0 ${height * 0.8}H${width}V${height}H0Z"/></g><path d="M8 8H${width - 8}V${height - 8}H8Z" fill="none" stroke="gray" stroke-opacity=".6" stroke-width="6"/></svg>`,
  )}`;

const headline = 'Games by the water for long evenings';
const voice = {
  headline,
  tagline: 'Slots, live tables and lotteries in one calm place, with money that arrives the same day.',
  callToAction: 'Start playing',
  footerDescription: '',
  seoTitle: '',
  seoDescription: '',
};

interface SampleProps {
  readonly hero: Look['hero'];
}

/** The header and the hero of a brand that chose this composition. */
function Sample({ hero }: SampleProps) {
  const brand = useBrand();
  const assets = { ...brand.assets, hero: picture(1600, 900), heroCompact: picture(800, 1000) };
  return (
    <BrandProvider brand={{ ...brand, assets, look: { ...brand.look, hero }, voice: { EN: voice, TY: voice } }}>
      <WithSlots>
        <SiteHeader />
        <Hero />
      </WithSlots>
    </BrandProvider>
  );
}

const meta = {
  title: 'Site/Looks',
  component: Sample,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (hero: Look['hero'], header: Look['header']): Story => ({
  args: { hero },
  parameters: { look: { header } },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
});

export const PanoramaUnderAFloatingHeader: Story = shown('panorama', 'floating');
export const SplitUnderAFloatingHeader: Story = shown('split', 'floating');
export const MarketUnderAFloatingHeader: Story = shown('market', 'floating');
const archUnderAFloatingHeader = shown('arch', 'floating');
export const ArchUnderAFloatingHeader: Story = {
  ...archUnderAFloatingHeader,
  // Axe does not see the pane of a floating header, a pseudo-element, and takes the page below it for the ground; brand:check holds the colours on the pane to their contrast.
  parameters: { ...archUnderAFloatingHeader.parameters, a11y: { context: { exclude: ['header nav'] } } },
};
export const PanoramaUnderASolidHeader: Story = shown('panorama', 'solid');
export const SplitUnderASolidHeader: Story = shown('split', 'solid');
export const MarketUnderALayeredHeader: Story = shown('market', 'layered');
export const ArchUnderALayeredHeader: Story = shown('arch', 'layered');
