import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Progress/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading your documents', value: 42 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100, tone: 'success' } };
export const Indeterminate: Story = { args: { value: undefined, label: 'Waiting for the bank' } };
export const WithValueText: Story = { args: { value: 2, max: 3, valueText: '2 of 3 files' } };
export const Failed: Story = { args: { value: 64, tone: 'danger', valueText: 'Stopped' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const LongTexts: Story = { args: { label: 'Turnover that is still needed before the bonus of the welcome offer can be withdrawn', valueText: '₱12,340.50 of ₱100,000.00', value: 12 } };
