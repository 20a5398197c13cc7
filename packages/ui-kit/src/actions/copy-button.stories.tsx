import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: 'LV-2048', label: 'Copy invitation code', copiedLabel: 'Copied', refusedLabel: 'Could not be copied', onRefused: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { parameters: { force: 'hover' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Refused: Story = {
  play: async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('denied')) } });
    await userEvent.click(await screen.findByRole('button'));
    await screen.findByRole('button', { name: 'Could not be copied' });
    Reflect.deleteProperty(navigator, 'clipboard');
  },
};
export const Disabled: Story = { args: { disabled: true } };
