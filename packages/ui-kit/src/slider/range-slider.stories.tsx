import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RangeSlider } from './slider.tsx';

const meta = {
  title: 'Fields/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Prize',
    min: 0,
    max: 1000,
    step: 10,
    value: [200, 700],
    onChange: () => {},
    thumbLabels: ['Least', 'Most'],
    marks: [0, 250, 500, 750, 1000].map((value) => ({ value, label: `₱${value}` })),
    format: { style: 'currency', currency: 'PHP', maximumFractionDigits: 0 },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RangeSlider {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Everything: Story = { args: { value: [0, 1000] } };
export const OneValue: Story = { args: { value: [500, 500] } };
export const WithError: Story = { args: { error: 'The most is below what this game pays.' } };
export const LongTexts: Story = { args: { label: 'What a round may pay at the least and at the most', hint: 'Games that never pay that much are not shown.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('slider', { name: /Least/ })).toHaveFocus();
  },
};
