import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { iconForward } from '../icons/navigation.ts';
import { iconDeposit } from '../icons/account.ts';
import { Cluster, Stack } from '../layout/flow.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Cluster>
      {(['primary', 'secondary', 'outline', 'ghost', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </Cluster>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack data-align="start">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Cluster key={size}>
          <Button {...args} size={size}>
            Play now
          </Button>
          <Button {...args} size={size} variant="outline" iconStart={iconDeposit}>
            Deposit
          </Button>
          <Button {...args} size={size} variant="secondary" iconEnd={iconForward}>
            All games
          </Button>
        </Cluster>
      ))}
    </Stack>
  ),
};

export const Hover: Story = { parameters: { force: 'hover' } };

export const Pressed: Story = { parameters: { force: 'active' } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button').click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Sending your deposit' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Sending your deposit');
  },
};

export const FullWidth: Story = { args: { fullWidth: true, size: 'lg' } };
