import { TextField } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, Lead } from './form-style.ts';

const meta = {
  title: 'Forms/Lead',
  component: Lead,
  args: { children: 'Type your number: we send you a code.' },
  render: (args) => (
    <Form>
      <Lead {...args} />
      <TextField label="User name" value="maria_28" onChange={() => {}} />
    </Form>
  ),
} satisfies Meta<typeof Lead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
