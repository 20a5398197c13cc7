import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CountdownButton } from './countdown-button.tsx';

const labels = { idle: 'Send code', sending: 'Sending', counting: (seconds: number) => `Send again in ${seconds} s`, ready: 'Send again' };

const meta = {
  title: 'Actions/CountdownButton',
  component: CountdownButton,
  args: { labels, onSend: fn(async () => 60) },
} satisfies Meta<typeof CountdownButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<number>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Counting: Story = {
  args: { now: () => 0 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const button = await canvas.findByRole('button', { name: 'Send again in 60 s' });
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const Ready: Story = {
  args: { onSend: fn(async () => 0) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeEnabled();
  },
};
