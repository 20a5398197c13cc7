import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../text/text-field.tsx';
import { DiallingCodeDisplay } from './dialling-code-display.tsx';
import { sampleCountries, sampleFlagUrl } from './sample-countries.ts';

const meta = {
  title: 'Fields/DiallingCodeDisplay',
  component: DiallingCodeDisplay,
  args: { country: sampleCountries[6], flagUrl: sampleFlagUrl },
  render: (args) => <TextField leftToRight label="Mobile number" value="" onChange={() => {}} prefix={<DiallingCodeDisplay {...args} />} />,
} satisfies Meta<typeof DiallingCodeDisplay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CountryUnknown: Story = { args: { country: undefined } };
export const FlagLost: Story = { args: { flagUrl: () => 'data:,' } };
