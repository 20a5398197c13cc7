import type { RegisterRule } from '@livery/contracts';
import { inApp, registerRule } from '@livery/testing';
import { Stack } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { useHumanCheck } from '../human/use-human-check.ts';
import { usePhone } from '../phone/use-phone.ts';
import { useSmsCode } from '../phone/use-sms-code.ts';
import { FieldGroupList } from './field-group-list.tsx';
import { fieldGroups } from './field-groups.ts';
import { RuleField } from './rule-field.tsx';

type Field = RegisterRule['field'];
const few: readonly Field[] = ['username', 'password', 'confirmPassword'];
const all: readonly Field[] = ['username', 'password', 'confirmPassword', 'paymentPassword', 'payeeName', 'idNumber', 'email', 'mobileNum', 'verificationCode', 'line', 'whatsapp', 'facebook', 'affiliateCode', 'captcha'];

interface SampleProps {
  readonly fields: readonly Field[];
  readonly required: boolean;
  /** Shown at each field. */
  readonly error?: string;
}

/** The fields of a registration with these rules, in their groups. */
function Sample({ fields, required, error }: SampleProps) {
  const rules = fields.map((field) => registerRule(field, { required }));
  const [values, setValues] = useState<Readonly<Partial<Record<Field, string>>>>({});
  const phone = usePhone({ number: '' });
  const check = useHumanCheck(fields.includes('captcha'));
  const nothing = () => {};
  // The clock stands still, so that a picture is the same each time.
  const sms = useSmsCode({ purpose: 'register', phone, check, now: () => 0, onCheckWanted: nothing, onFault: nothing });
  return (
    <Stack>
      <FieldGroupList groups={fieldGroups('username', rules, undefined)}>
        {(rule) => (
          <RuleField
            rule={rule}
            value={values[rule.field] ?? ''}
            onChange={(value) => setValues((before) => ({ ...before, [rule.field]: value }))}
            onChanged={nothing}
            onLeave={nothing}
            error={error}
            check={check}
            phone={phone}
            sms={sms}
          />
        )}
      </FieldGroupList>
    </Stack>
  );
}

const meta = {
  title: 'Forms/RuleField',
  component: Sample,
  decorators: [inApp],
  args: { fields: few, required: true },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  await screen.findAllByRole('textbox', undefined, { timeout: 10_000 });
};

export const OnePiece: Story = { play: shown };
export const InGroups: Story = { args: { fields: all }, play: shown };
export const Optional: Story = { args: { fields: all, required: false }, play: shown };
export const WithErrors: Story = { args: { fields: all, error: 'Please fill this in.' }, play: shown };
