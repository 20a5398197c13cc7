import { category, inApp, vendor } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { WithSlots } from '../test-support/with-slots.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { SideMenu } from './side-menu.tsx';

const categories = (['LIVE', 'RNG', 'FISH', 'SPORTS'] as const).map((gameType) => ({ ...category(gameType), vendors: [vendor({ gameType })] }));

const meta = {
  title: 'Site/MenuDrawer',
  component: MenuDrawer,
  decorators: [
    (Story) => (
      <WithSlots slots={{ categories }}>
        <Story />
      </WithSlots>
    ),
    inApp,
  ],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  args: { open: true, onOpenChange: () => {} },
} satisfies Meta<typeof MenuDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The drawer, once it has come in. */
const drawer = async () => {
  const menu = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(menu.getByRole('navigation')).toBeVisible());
  return menu;
};

export const Open: Story = {
  play: async () => {
    await drawer();
  },
};
export const LoggedIn: Story = { ...Open, parameters: { app: { session: 'member' } } };
export const WithLanguages: Story = {
  play: async () => {
    const menu = await drawer();
    await userEvent.click(menu.getByRole('button', { expanded: false }));
    const current = await menu.findByRole('button', { current: true });
    await waitFor(() => expect(current).toBeVisible());
  },
};
/** As it opens on a phone: by the last button of the tab bar. */
export const OpenedFromTheTabBar: Story = {
  render: () => <SideMenu rail={false} />,
  play: async ({ canvasElement }) => {
    const button = (await within(canvasElement).findAllByRole('button')).at(-1);
    if (button === undefined) throw new Error('The tab bar has no button.');
    await userEvent.click(button);
    await drawer();
  },
};
