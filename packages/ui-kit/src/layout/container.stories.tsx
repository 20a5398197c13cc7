import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './flow.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: <Surface>As wide as the brand’s pages are, with its gutter on both sides.</Surface> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
