import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Stack } from '../layout/flow.tsx';
import { Opener } from '../stories/opener.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: 'Menu',
    closeLabel: 'Close',
    children: (
      <Stack>
        <a href="#promotions">Promotions</a>
        <a href="#help">Help</a>
      </Stack>
    ),
    onOpened: fn(),
  },
  render: (args) => <Opener text="Open">{(state) => <Drawer {...args} {...state} />}</Opener>,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Menu');
  await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
};

export const Start: Story = { args: { side: 'start' }, play: shown };
export const End: Story = { args: { side: 'end' }, play: shown };
export const Bottom: Story = { args: { side: 'bottom' }, play: shown };
export const WithFooter: Story = { args: { footer: <Button fullWidth>Show 24 games</Button> }, play: shown };
