import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button.tsx';
import { sampleArt } from '../../stories/sample-art.ts';
import { CaptchaField } from './captcha-field.tsx';

let present = 0;

const meta = {
  title: 'Fields/CaptchaField',
  component: CaptchaField,
  args: {
    label: 'Characters in the picture',
    value: '',
    onChange: () => {},
    image: sampleArt(5, 112, 36),
    imageLabel: 'A picture with four characters',
    refreshLabel: 'Another picture',
    onRefresh: fn(),
    alternative: (
      <Button variant="ghost" size="sm">
        Cannot read the picture? Continue without it
      </Button>
    ),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <CaptchaField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { image: undefined } };
export const WithError: Story = { args: { error: 'These are not the characters shown. Here is a new picture.' } };

export const OncePerSecond: Story = {
  args: { now: () => present },
  play: async ({ args, canvasElement }) => {
    const refresh = within(canvasElement).getByRole('button', { name: 'Another picture' });
    present = 5000;
    await userEvent.click(refresh);
    present = 5999;
    await userEvent.click(refresh);
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    present = 6000;
    await userEvent.click(refresh);
    await expect(args.onRefresh).toHaveBeenCalledTimes(2);
  },
};
