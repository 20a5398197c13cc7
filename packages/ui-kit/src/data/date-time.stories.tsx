import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from './date-time.tsx';

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  args: { value: '2026-03-14T09:26:53Z', title: 'Saturday, 14 March 2026, 17:26', children: '14/03/2026 17:26' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { children: '17:26' } };
