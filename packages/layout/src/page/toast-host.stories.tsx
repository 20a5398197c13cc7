import { useToast } from '@livery/app-shell';
import { inApp } from '@livery/testing';
import { Button } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { ToastHost } from './toast-host.tsx';

function Sender() {
  const { show } = useToast();
  return <Button onClick={() => show('success', { text: 'Your picture is saved.' })}>Save</Button>;
}

const meta = {
  title: 'Site/ToastHost',
  component: ToastHost,
  decorators: [inApp],
  render: () => (
    <>
      <Sender />
      <ToastHost />
    </>
  ),
} satisfies Meta<typeof ToastHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Your picture is saved.');
  },
};
