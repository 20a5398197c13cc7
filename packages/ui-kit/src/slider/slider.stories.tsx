import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: { label: 'Stake', min: 0, max: 1000, step: 10, value: 250, onChange: () => {}, format: { style: 'currency', currency: 'PHP', maximumFractionDigits: 0 } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Slider {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const marks = [0, 250, 500, 750, 1000].map((value) => ({ value, label: `₱${value}` }));

export const Default: Story = {};
export const WithMarks: Story = { args: { marks, hint: 'What one round costs at most.' } };
export const Lowest: Story = { args: { value: 0, marks } };
export const Highest: Story = { args: { value: 1000, marks } };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = { args: { error: 'This is more than your limit for today allows.' } };
export const LongTexts: Story = { args: { label: 'The most that one round may cost while the game plays by itself', hint: 'Rounds that would cost more are not played, and you are told so.' } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('slider')).toHaveFocus();
  },
};
