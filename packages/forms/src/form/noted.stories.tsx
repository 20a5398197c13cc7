import { Notice, TextField } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Noted } from './form-style.ts';

const meta = {
  title: 'Forms/Noted',
  component: Noted,
  render: (args) => (
    <Noted {...args}>
      <Notice tone="warning">Your session has ended. Log in again to go on.</Notice>
      <Form><TextField label="User name" value="maria_28" onChange={() => {}} /></Form>
    </Noted>
  ),
} satisfies Meta<typeof Noted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
