import { inApp, registerRule } from '@livery/testing';
import { Stack, TextField } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { FieldGroupList } from './field-group-list.tsx';
import { fieldGroups } from './field-groups.ts';

const rules = (fields: readonly Parameters<typeof registerRule>[0][]) => fieldGroups('username', fields.map((field) => registerRule(field, { required: true })), undefined);

const meta = {
  title: 'Forms/FieldGroupList',
  component: FieldGroupList,
  decorators: [(Story) => <Stack>{Story()}</Stack>, inApp],
  args: {
    groups: rules(['username', 'password', 'confirmPassword']),
    children: ({ field }) => <TextField label={field} value="" onChange={() => {}} />,
  },
} satisfies Meta<typeof FieldGroupList>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => void (await screen.findAllByRole('textbox'));

export const OnePiece: Story = { play: shown };
export const InGroups: Story = { args: { groups: rules(['username', 'password', 'confirmPassword', 'paymentPassword', 'payeeName', 'idNumber', 'email', 'mobileNum', 'line', 'whatsapp', 'facebook', 'affiliateCode']) }, play: shown };
