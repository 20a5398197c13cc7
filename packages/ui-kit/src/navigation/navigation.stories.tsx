import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { iconFish, iconLive, iconSlot } from '../icons/games.ts';
import { iconChevronDown } from '../icons/header.ts';
import { Stack } from '../layout/flow.tsx';
import { VendorCard } from '../media/vendor-card.tsx';
import { Disclosure } from './disclosure.tsx';
import { Pagination } from './pagination.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Kinds of games',
    selected: 'slots',
    onSelect: () => {},
    tabs: [
      { id: 'slots', label: 'Slots', glyph: iconSlot, content: 'Four hundred slots from eleven vendors.' },
      { id: 'live', label: 'Live', glyph: iconLive, content: 'Tables with dealers, day and night.' },
      { id: 'fish', label: 'Fishing', glyph: iconFish, content: 'Shoals, cannons and bosses.' },
      { id: 'closed', label: 'Bingo', disabled: true, content: '' },
    ],
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Pills: Story = { args: { look: 'pills', fill: true } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Slots' })).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(canvas.getByRole('tab', { name: 'Live' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Tables with dealers');
    await userEvent.keyboard(`${forward}${forward}`);
    await expect(canvas.getByRole('tab', { name: 'Slots' })).toHaveFocus();
  },
};

const labels = { navigation: 'Pages of games', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

export const Pages: Story = {
  name: 'Pagination',
  render: function Pages() {
    const [page, setPage] = useState(6);
    return (
      <Stack>
        <Pagination page={page} pages={12} onPage={setPage} labels={labels} />
        <Pagination page={1} pages={3} onPage={() => {}} labels={{ ...labels, navigation: 'Pages of records' }} />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('navigation', { name: 'Pages of games' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const DisclosureStory: Story = {
  name: 'Disclosure',
  render: () => (
    <div style={{ minBlockSize: '18rem' }}>
      <Disclosure
        openOnHover
        trigger={(properties) => (
          <Button variant="ghost" iconEnd={iconChevronDown} {...properties}>
            Slots
          </Button>
        )}
      >
        <Stack data-gap={1}>
          {['Aurum', 'Blue Reef', 'Cascade'].map((name) => (
            <VendorCard key={name} plain name={name} href={`#${name}`} />
          ))}
        </Stack>
      </Disclosure>
    </div>
  ),
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
