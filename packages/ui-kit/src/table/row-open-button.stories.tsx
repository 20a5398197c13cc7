import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RowOpenButton } from './row-open-button.tsx';

const meta = {
  title: 'Table/RowOpenButton',
  component: RowOpenButton,
  args: { children: 'Golden Koi 3' },
} satisfies Meta<typeof RowOpenButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Golden Koi 3' })).toHaveFocus();
  },
};
