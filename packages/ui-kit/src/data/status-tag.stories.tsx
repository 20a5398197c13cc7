import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconSuccess } from '../icons/actions.ts';
import { Cluster } from '../layout/flow.tsx';
import { StatusTag } from './status-tag.tsx';

const meta = {
  title: 'Data/StatusTag',
  component: StatusTag,
  args: { tone: 'info', children: 'Processing' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Cluster>
      <StatusTag tone="info">Processing</StatusTag>
      <StatusTag tone="success" glyph={iconSuccess}>
        Approved
      </StatusTag>
      <StatusTag tone="warning">Waiting</StatusTag>
      <StatusTag tone="danger">Rejected</StatusTag>
      <StatusTag tone="neutral">Closed</StatusTag>
    </Cluster>
  ),
};
export const LongText: Story = { args: { tone: 'warning', children: 'Waiting for the answer of the bank that keeps the account' } };
