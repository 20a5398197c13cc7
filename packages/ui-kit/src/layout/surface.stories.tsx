import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from './grid.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'Layout/Surface',
  component: Surface,
  args: { children: 'Balance and limits' },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Levels: Story = {
  render: () => (
    <Grid data-of="vendors">
      <Surface>Resting</Surface>
      <Surface data-level="raised">Raised</Surface>
      <Surface data-level="sunken">Sunken</Surface>
      <Surface data-level="plain">Plain</Surface>
    </Grid>
  ),
};
export const LargePadding: Story = { args: { 'data-padding': 'lg' } };
