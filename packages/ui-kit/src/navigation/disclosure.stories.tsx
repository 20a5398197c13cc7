import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { iconChevronDown } from '../icons/header.ts';
import { Stack } from '../layout/flow.tsx';
import { VendorCard } from '../media/vendor-card.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: {
    openOnHover: true,
    trigger: (properties) => (
      <Button variant="ghost" iconEnd={iconChevronDown} {...properties}>
        Slots
      </Button>
    ),
    children: (
      <Stack data-gap={1}>
        {['Aurum', 'Blue Reef', 'Cascade'].map((name) => (
          <VendorCard key={name} plain name={name} href={`#${name}`} />
        ))}
      </Stack>
    ),
  },
  decorators: [(Story) => <div style={{ minBlockSize: '18rem' }}>{Story()}</div>],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Slots' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Aurum' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aurum' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Aurum' })).toBeNull());
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Aurum' });
  },
};
