import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  args: {
    headingLevel: 2,
    open: [],
    onOpenChange: () => {},
    items: [
      { id: 'deposit', title: 'How long does a deposit take?', content: 'Most deposits arrive within a minute. A bank transfer may take until the next working day.' },
      { id: 'withdraw', title: 'When can I withdraw?', content: 'At any time, once your identity is confirmed and no bonus is open.' },
      { id: 'limits', title: 'Can I set myself a limit?', content: 'Yes: for deposits, losses and time, in the security centre.' },
    ],
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <div style={{ maxInlineSize: '40rem' }}>
        <Accordion {...args} open={open} onOpenChange={setOpen} />
      </div>
    );
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { open: ['withdraw'] } };
export const Multiple: Story = { args: { open: ['deposit', 'limits'], multiple: true } };
export const Hover: Story = { parameters: { force: 'hover' } };
export const Disabled: Story = { args: { items: [...meta.args.items, { id: 'off', title: 'Not offered in your country', content: '', disabled: true }] } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus();
  },
};

export const LongTexts: Story = {
  args: {
    open: ['long'],
    items: [{ id: 'long', title: 'What happens to the bonus of a welcome offer when I withdraw before its turnover is reached?', content: 'The bonus and what was won with it are taken back; your own deposit, and what was won with it, stay yours. '.repeat(4) }],
  },
};
