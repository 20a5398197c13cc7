import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from './grid.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { 'data-of': 'tiles' },
  render: (args) => (
    <Grid {...args}>
      {Array.from({ length: 12 }, (_, index) => (
        <Surface key={index}>{index + 1}</Surface>
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Vendors: Story = { args: { 'data-of': 'vendors' } };
export const Entries: Story = { args: { 'data-of': 'entries' } };
export const Cards: Story = { args: { 'data-of': 'cards' } };
export const Panels: Story = { args: { 'data-of': 'panels' } };
