import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { iconForward } from '../icons/navigation.ts';
import { Cluster } from '../layout/flow.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#slots', children: 'All slots', iconEnd: iconForward },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'All slots' })).toHaveAttribute('href', '#slots');
  },
};
export const Hover: Story = { parameters: { force: 'hover' } };
export const Disabled: Story = {
  args: { disabled: true, children: 'Not yet open' },
  play: async ({ canvasElement }) => {
    const closed = within(canvasElement).getByRole('link', { name: 'Not yet open' });
    await expect(closed).not.toHaveAttribute('href');
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Loading: Story = { args: { loading: true, children: 'Opening' } };
export const Variants: Story = {
  render: (args) => (
    <Cluster>
      {(['primary', 'secondary', 'outline', 'ghost', 'danger'] as const).map((variant) => (
        <LinkButton key={variant} {...args} variant={variant}>
          {variant}
        </LinkButton>
      ))}
    </Cluster>
  ),
};
