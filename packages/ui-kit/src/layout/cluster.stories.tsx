import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from './flow.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: { 'data-gap': 4 },
  render: (args) => (
    <Cluster {...args}>
      <Surface data-padding="sm">One</Surface>
      <Surface data-padding="sm">Two</Surface>
      <Surface data-padding="sm">Three</Surface>
    </Cluster>
  ),
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { 'data-justify': 'between' } };
/** What does not fit goes to the next line. */
export const Wrapping: Story = { decorators: [(Story) => <div style={{ inlineSize: '14rem' }}>{Story()}</div>] };
