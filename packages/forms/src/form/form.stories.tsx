import { Button, TextField } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from './form-style.ts';

const meta = {
  title: 'Forms/Form',
  component: Form,
  render: (args) => (
    <Form {...args} style={{ maxInlineSize: '26rem' }}>
      <TextField label="User name" value="maria_28" onChange={() => {}} />
      <TextField label="E-mail" value="maria@" onChange={() => {}} />
      <Button type="submit">Save</Button>
    </Form>
  ),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** An error of one line stands in the gap below its field: nothing moves. */
export const WithError: Story = {
  render: (args) => (
    <Form {...args} style={{ maxInlineSize: '26rem' }}>
      <TextField label="User name" value="maria_28" onChange={() => {}} />
      <TextField label="E-mail" value="maria@" onChange={() => {}} error="This is not an e-mail address." />
      <Button type="submit">Save</Button>
    </Form>
  ),
};
