import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { CodeField } from './code-field.tsx';

const sms = { code: '', setCode: () => {}, until: undefined, sent: false, send: () => Promise.resolve(true) };

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  decorators: [inApp],
  args: { sms, required: true, now: () => 0 },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => void (await screen.findByRole('textbox'));

export const Default: Story = { play: shown };
export const Counting: Story = { args: { sms: { ...sms, until: 42_000, sent: true } }, play: shown };
export const WithError: Story = { args: { sms: { ...sms, code: '482107' }, error: 'This code is not right. Ask for a new one.' }, play: shown };
