import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from '../layout/surface.tsx';
import { Loader } from './loader.tsx';

const meta = {
  title: 'Status/Loader',
  component: Loader,
  args: { label: 'Loading' },
} satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const OverItsContainer: Story = {
  args: { label: 'Opening the game', cover: 'container', labelShown: true },
  render: (args) => (
    <Surface style={{ minBlockSize: '12rem' }}>
      The games of this hall.
      <Loader {...args} />
    </Surface>
  ),
};
export const WholePage: Story = { args: { label: 'Logging in', cover: 'page', labelShown: true }, parameters: { docs: { story: { inline: false, height: '16rem' } } } };
