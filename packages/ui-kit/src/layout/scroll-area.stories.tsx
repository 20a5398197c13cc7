import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { GameCard } from '../media/game-card.tsx';
import { sampleArt } from '../stories/sample-art.ts';
import { ScrollArea } from './scroll-area.tsx';

const meta = {
  title: 'Layout/ScrollArea',
  component: ScrollArea,
  args: {
    label: 'Recently played',
    backLabel: 'Back',
    forwardLabel: 'Forward',
    children: Array.from({ length: 14 }, (_, index) => (
      <div key={index} style={{ inlineSize: '10rem' }}>
        <GameCard name={`Game ${index + 1}`} detail="Aurum" image={sampleArt(index + 40)} href={`#${index}`} level={2} />
      </div>
    )),
  },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Recently played' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
/** Where everything fits, nothing scrolls and nothing takes the focus. */
export const EverythingFits: Story = { args: { children: meta.args.children.slice(0, 2) } };
export const WithoutArrows: Story = { render: ({ label, children }) => <ScrollArea label={label}>{children}</ScrollArea> };
