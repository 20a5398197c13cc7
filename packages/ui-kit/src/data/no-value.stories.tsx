import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoValue } from './no-value.tsx';

const meta = {
  title: 'Data/NoValue',
  component: NoValue,
  args: { label: 'none' },
} satisfies Meta<typeof NoValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
