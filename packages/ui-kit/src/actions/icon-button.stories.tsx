import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { iconFullscreen, iconSearch } from '../icons/navigation.ts';
import { iconBell } from '../icons/actions.ts';
import { iconHeart } from '../icons/games.ts';
import { Cluster, Stack } from '../layout/flow.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { glyph: iconSearch, label: 'Search games', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { parameters: { force: 'hover' } };
export const Pressed: Story = { parameters: { force: 'active' } };
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true } };

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Cluster key={size}>
          <IconButton {...args} size={size} variant="primary" />
          <IconButton {...args} size={size} variant="secondary" glyph={iconBell} label="Messages" />
          <IconButton {...args} size={size} variant="outline" glyph={iconFullscreen} label="Full screen" />
          <IconButton {...args} size={size} variant="ghost" glyph={iconHeart} filled aria-pressed label="Favourite" />
        </Cluster>
      ))}
    </Stack>
  ),
};
