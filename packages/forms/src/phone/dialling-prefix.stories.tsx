import { inApp, never } from '@livery/testing';
import { TextField } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { DiallingPrefix } from './dialling-prefix.tsx';
import { usePhone } from './use-phone.ts';

/** The prefix in its place, before a number. */
function InItsField({ disabled = false }: { readonly disabled?: boolean }) {
  const phone = usePhone({ number: '917 555 0123' });
  return <TextField leftToRight label="Mobile number" value={phone.number} onChange={phone.setNumber} prefix={<DiallingPrefix phone={phone} disabled={disabled} />} />;
}

const meta = {
  title: 'Forms/DiallingPrefix',
  component: InItsField,
  decorators: [inApp],
} satisfies Meta<typeof InItsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async () => void (await screen.findByRole('combobox', undefined, { timeout: 10_000 })) };
export const CountriesOnTheirWay: Story = { parameters: { app: { answers: { countries: never } } } };
export const Disabled: Story = { args: { disabled: true } };
