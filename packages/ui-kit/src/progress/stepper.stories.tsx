import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Progress/Stepper',
  component: Stepper,
  args: {
    label: 'Your withdrawal',
    stateLabels: { done: 'Done', current: 'In progress', upcoming: 'Not yet', failed: 'Failed' },
    steps: [
      { id: 'request', label: 'Requested', description: '11 Mar, 14:02', state: 'done' },
      { id: 'check', label: 'Checked', description: '11 Mar, 14:05', state: 'done' },
      { id: 'bank', label: 'At your bank', state: 'current' },
      { id: 'arrived', label: 'Arrived', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole('list', { name: 'Your withdrawal' })).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  },
};

export const Failed: Story = {
  args: {
    steps: [
      { id: 'request', label: 'Requested', description: '11 Mar, 14:02', state: 'done' },
      { id: 'check', label: 'Checked', description: 'The name on the account is not yours.', state: 'failed' },
      { id: 'bank', label: 'At your bank', state: 'upcoming' },
    ],
  },
};

export const AllDone: Story = {
  args: { steps: ['Requested', 'Checked', 'At your bank', 'Arrived'].map((label) => ({ id: label, label, state: 'done' as const })) },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const LongTexts: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Your request was received and the amount was reserved', state: 'done', description: 'It is no longer part of the balance that you can play with.' },
      { id: 'b', label: 'Identity and ownership of the account are being checked', state: 'current', description: 'This takes up to two hours on working days.' },
      { id: 'c', label: 'The payment provider sends the money', state: 'upcoming' },
    ],
  },
};
