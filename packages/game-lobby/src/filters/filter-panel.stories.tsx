import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { readHallQuery } from '../hall/query/hall-query.ts';
import type { HallQuery } from '../hall/query/hall-query.ts';
import { FilterPanel } from './filter-panel.tsx';

/** The panel over a hall whose filters are kept here. */
function Hall({ address = '', live = false, lines = false }: { readonly address?: string; readonly live?: boolean; readonly lines?: boolean }) {
  const [hall, setHall] = useState<HallQuery>(() => readHallQuery(new URLSearchParams(address)));
  return <FilterPanel hall={hall} live={live} lines={lines} onChange={(part) => setHall({ ...hall, ...part })} onClose={() => {}} />;
}

const meta = {
  title: 'Games/FilterPanel',
  component: Hall,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', app: { session: 'member' } },
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Hall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slots: Story = { args: { lines: true } };
export const SlotsFiltered: Story = { args: { lines: true, address: 'lines=20&from=0.5&to=20' } };
export const WithoutLines: Story = {};
export const LiveTables: Story = { args: { live: true } };
