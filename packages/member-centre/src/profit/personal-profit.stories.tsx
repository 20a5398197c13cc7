import { daysBefore } from '@livery/centre-kit';
import { href } from '@livery/navigation';
import { inApp, never, refuse, saying, vendor } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';
import { sampleTotals } from './sample-totals.ts';

const meta = {
  title: 'Pages/Member centre/Profit and loss',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const vendors = { gameVendors: () => ({ list: [vendor({ vassalage: 'V1', displayName: 'Nova Play' }), vendor({ vassalage: 'V2', displayName: 'Tidewater Live' }), vendor({ vassalage: 'V3', displayName: 'Meridian Sports' })] }) } satisfies Answers;
const showing = (answers: Answers, query: Readonly<Record<string, string>> = {}) => ({ app: { session: 'member' as const, answers: { ...vendors, ...answers }, route: href('personalProfit', { query }) } });
const today = new Date().toISOString().slice(0, 10);

export const Filled: Story = { parameters: showing({ betTotals: (request) => sampleTotals(request) }) };
export const TwelveMonths: Story = { parameters: showing({ betTotals: (request) => sampleTotals(request) }, { from: daysBefore(today, 360), to: daysBefore(today, 1) }) };
export const Won: Story = { parameters: showing({ betTotals: (request) => sampleTotals(request, 1) }) };
export const Empty: Story = { parameters: showing({ betTotals: (request) => sampleTotals(request, 0) }) };
export const Loading: Story = { parameters: showing({ betTotals: never }) };
export const Failed: Story = { parameters: showing({ betTotals: () => refuse('UNAVAILABLE') }) };
export const AsTable: Story = {
  ...Filled,
  async play() {
    const [byDay] = await screen.findAllByRole('button', { name: saying('Show as table') });
    if (byDay !== undefined) await userEvent.click(byDay);
  },
};
