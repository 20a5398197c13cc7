import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from './field-parts.tsx';

const meta = {
  title: 'Fields/FieldError',
  component: FieldError,
  args: { id: 'alone', children: 'Please choose at least one.' },
} satisfies Meta<typeof FieldError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without a message its live region stays, so that the next one is announced. */
export const Empty: Story = { args: { children: '' } };
export const LongText: Story = { args: { children: 'This number belongs to another account. Use another number, or ask our customer service to move it to this account.' } };
