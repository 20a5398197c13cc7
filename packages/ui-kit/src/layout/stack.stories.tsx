import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from './flow.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { 'data-gap': 4 },
  render: (args) => (
    <Stack {...args}>
      <Surface data-padding="sm">One</Surface>
      <Surface data-padding="sm">Two</Surface>
      <Surface data-padding="sm">Three</Surface>
    </Stack>
  ),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Close: Story = { args: { 'data-gap': 1 } };
export const AtTheStart: Story = { args: { 'data-align': 'start' } };
