import { Button } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Aside } from './form-style.ts';

const meta = {
  title: 'Forms/Aside',
  component: Aside,
  render: (args) => (
    <Aside {...args}>
      Do you have an account?{' '}
      <Button variant="ghost" size="sm">
        Log in
      </Button>
    </Aside>
  ),
} satisfies Meta<typeof Aside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
