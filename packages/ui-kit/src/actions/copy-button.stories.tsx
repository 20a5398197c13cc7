import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: 'LV-2048', label: 'Copy invitation code', copiedLabel: 'Copied', onRefused: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { parameters: { force: 'hover' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Disabled: Story = { args: { disabled: true } };
