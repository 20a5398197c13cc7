import type { ApiProblem } from '@livery/api-sdk';
import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { FormProblem } from './form-problem.tsx';

const offline: ApiProblem = { kind: 'network', code: 'NETWORK_BROKEN', message: '', status: 0 };

const meta = {
  title: 'Forms/FormProblem',
  component: FormProblem,
  decorators: [inApp],
  args: { problem: offline },
} satisfies Meta<typeof FormProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  await screen.findByRole('alert');
};

export const NoConnection: Story = { play: shown };
export const TooOften: Story = { args: { problem: { kind: 'throttled', code: 'TOO_MANY_REQUESTS', message: '', status: 429, retryAfter: 90 } }, play: shown };
export const UnknownError: Story = { args: { problem: { kind: 'server', code: 'UNKNOWN_ERROR', message: '', status: 500, requestId: '0f8c2a41' } }, play: shown };
export const AsksCustomerService: Story = { args: { problem: { kind: 'refused', code: 'ACCOUNT_BLOCKED', message: '', status: 403 } }, play: shown };
export const WordedByTheForm: Story = { args: { message: { ns: 'errors', key: 'login.closed' } }, play: shown };
