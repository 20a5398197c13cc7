import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from './link.ts';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#terms', children: 'terms and conditions' },
  render: (args) => (
    <p>
      By opening an account you accept the <Link {...args} />.
    </p>
  ),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const LongText: Story = { args: { children: 'rules of all promotions of this month, those of the welcome offer and those for members of the highest rank included' } };
