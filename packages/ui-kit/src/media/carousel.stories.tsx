import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleArt } from '../stories/sample-art.ts';
import { Carousel } from './carousel.tsx';
import { LazyImage } from './lazy-image.tsx';

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  args: {
    labels: {
      carousel: 'Offers of the week',
      roleDescription: 'carousel',
      slideRoleDescription: 'slide',
      slide: (number, count) => `${number} of ${count}`,
      goTo: (number) => `Show slide ${number}`,
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause',
      play: 'Play',
    },
    onSlide: fn(),
    children: [1, 2, 3].map((number) => <LazyImage key={number} src={sampleArt(number + 20, 1200, 400)} alt={`Offer ${number}`} ratio="3 / 1" priority={number === 1} />),
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = (number: number) => waitFor(() => expect(canvas.getByRole('button', { name: `Show slide ${number}` })).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shown(2);
    await expect(canvas.getByRole('group', { name: '2 of 3' })).not.toHaveAttribute('inert');
    await expect(canvas.queryByRole('group', { name: '1 of 3', hidden: true })).toHaveAttribute('inert');
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 3' }));
    await shown(3);
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await shown(1);
    await expect(args.onSlide).toHaveBeenLastCalledWith(0);
  },
};

export const Autoplay: Story = {
  args: { interval: 60_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const OneSlide: Story = { args: { children: <LazyImage src={sampleArt(30, 1200, 400)} alt="The only offer" ratio="3 / 1" /> } };
