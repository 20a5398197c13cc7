import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from '../progress/meter.tsx';
import { UiLocaleProvider } from './locale.ts';

const meta = {
  title: 'Surroundings/UiLocaleProvider',
  component: UiLocaleProvider,
  args: {
    value: { locale: 'en', direction: 'ltr' },
    children: <Meter label="45 %" value={45} ranges={[{ upTo: 100, tone: 'success', label: '✓' }]} />,
  },
  render: (args) => (
    <div dir={args.value.direction} style={{ maxInlineSize: '20rem' }}>
      <UiLocaleProvider {...args} />
    </div>
  ),
} satisfies Meta<typeof UiLocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
/** Numbers and the direction of the arrow keys follow the language. */
export const Persian: Story = { args: { value: { locale: 'fa', direction: 'rtl' } } };
