import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/flow.tsx';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Fields/Choices',
  component: Checkbox,
  args: { checked: false, onChange: () => {}, children: 'I am 18 or over and accept the terms.' },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const Indeterminate: Story = { args: { indeterminate: true, children: 'All vendors' } };
export const Disabled: Story = { args: { disabled: true, checked: true } };
export const WithError: Story = {
  args: { required: true, error: 'Please confirm that you are 18 or over.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Please confirm that you are 18 or over.');
    await userEvent.click(within(canvasElement).getByText(/I am 18/));
    await expect(box).toBeChecked();
  },
};

const methods = [
  { value: 'sms', label: 'By mobile number' },
  { value: 'email', label: 'By e-mail' },
  { value: 'agent', label: 'Through my agent', disabled: true },
];

export const Radio: Story = {
  name: 'RadioGroup',
  render: function Radio() {
    const [value, setValue] = useState('sms');
    const [limit, setLimit] = useState('day');
    return (
      <Stack>
        <RadioGroup label="Recover my password" choices={methods} value={value} onChange={setValue} />
        <RadioGroup
          label="Limit for"
          inline
          required
          error="Please choose a period."
          choices={['day', 'week', 'month'].map((each) => ({ value: each, label: each }))}
          value={limit}
          onChange={setLimit}
        />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'By mobile number' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'By e-mail' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: /Limit for/ })).toHaveAccessibleDescription('Please choose a period.');
  },
};

export const SwitchStates: Story = {
  name: 'Switch',
  render: function Switches() {
    const [on, setOn] = useState(true);
    return (
      <Stack>
        <Switch checked={on} onChange={setOn}>
          Sound in games
        </Switch>
        <Switch checked={!on} onChange={(value) => setOn(!value)}>
          Hide my name on the winners board
        </Switch>
        <Switch checked disabled onChange={() => {}}>
          Needed messages
        </Switch>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByRole('switch', { name: 'Sound in games' });
    await userEvent.click(first);
    await expect(first).not.toBeChecked();
  },
};
