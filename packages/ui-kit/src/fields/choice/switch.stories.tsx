import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { checked: true, onChange: () => {}, children: 'Sound in games' },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvasElement }) => {
    const sound = within(canvasElement).getByRole('switch', { name: 'Sound in games' });
    await userEvent.click(sound);
    await expect(sound).not.toBeChecked();
  },
};
export const Off: Story = { args: { checked: false, children: 'Hide my name on the winners board' } };
export const Disabled: Story = { args: { disabled: true, children: 'Needed messages' } };
