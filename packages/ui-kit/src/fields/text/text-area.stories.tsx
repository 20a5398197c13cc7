import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Your message', limit: 140, counterLabel: (used, limit) => `${used} of ${limit} characters`, value: 'The bonus did not arrive.', onChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('25 of 140 characters');
  },
};
/** More may be typed than is allowed: nothing that was pasted is cut off. */
export const OverItsLimit: Story = { args: { limit: 20, value: 'The bonus did not arrive today.', error: 'Please shorten your message to 20 characters.' } };
export const WithoutLimit: Story = { render: function Controlled({ label }) {
  const [value, setValue] = useState('');
  return <TextArea label={label} value={value} onChange={setValue} />;
} };
export const Disabled: Story = { args: { disabled: true } };
