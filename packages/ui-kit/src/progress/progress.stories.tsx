import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/flow.tsx';
import { Meter } from './meter.tsx';
import type { MeterRange } from './meter.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Status/ProgressBar',
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

const strength: readonly [MeterRange, ...MeterRange[]] = [
  { upTo: 33, tone: 'danger', label: 'Weak' },
  { upTo: 66, tone: 'warning', label: 'Fair' },
  { upTo: 100, tone: 'success', label: 'Strong' },
];

export const MeterStory: Story = {
  name: 'Meter',
  render: () => (
    <Stack>
      <Meter label="Strength of the password" value={20} ranges={strength} />
      <Meter label="Strength of the password" value={50} ranges={strength} />
      <Meter label="Strength of the password" value={95} ranges={strength} />
      <Meter
        label="Deposit limit of this month"
        value={4600}
        max={5000}
        valueText="₱4,600 of ₱5,000"
        ranges={[
          { upTo: 4000, tone: 'success', label: 'Within the limit' },
          { upTo: 5000, tone: 'warning', label: 'Nearly used up' },
        ]}
      />
    </Stack>
  ),
};
