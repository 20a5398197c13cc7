import { game, inApp, never, openedDraw, refuse, sampleArt, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { withGameActions } from '../stories/with-games.tsx';
import { LotteryPage } from './lottery-page.tsx';

const meta = {
  title: 'Games/LotteryPage',
  component: LotteryPage,
  decorators: [withGameActions, inApp],
  args: { path: '/lottery' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LotteryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Evening Three', 'Fast Five', 'Lucky Six', 'River Draw', 'Midnight Four', 'Harbour Ten'];
const lotteries = names.map((name, index) =>
  game({ gameId: `l-${index}`, code: `l-${index}`, name, image: sampleArt(index + 20), gameType: 'LOTT', accountTypeName: 'LOTT', defaultPlayType: 'standard', state: index === 4 ? 'maintenance' : 'open' }),
);
const whole: Answers = {
  lotteryMenus: () => ({ menus: [{ accountTypeName: 'LOTT', page: '/lottery', games: lotteries }] }),
  popularLotteries: () => ({ list: lotteries.slice(1, 4) }),
  openedNumbers: () => ({ list: lotteries.map(({ code, name }, index) => openedDraw({ gameCode: code, gameName: name, issue: `2026010100${index}`, accountTypeName: 'LOTT' })) }),
};
const app = (answers: Answers = {}, route = '/lottery') => ({ app: { session: 'member' as const, route, answers: { ...whole, ...answers } } });
const heading = async () => {
  await screen.findByRole('heading', { level: 1 });
};
const draws = async () => {
  await screen.findAllByRole('article');
};

/** One draw among others, with its proof open. */
const checked = (draw: Partial<ReturnType<typeof openedDraw>>): Story => ({
  parameters: app({ openedNumbers: () => ({ list: [openedDraw(draw), openedDraw({ issue: '20261118' }), openedDraw({ issue: '20261117', proof: undefined, demonstration: false })] }) }),
  play: async () => {
    const [check] = await screen.findAllByText(saying('How this draw can be checked'));
    await userEvent.click(check as HTMLElement);
  },
});

export const Full: Story = { parameters: app(), play: draws };
export const Chosen: Story = { parameters: app({}, '/lottery?gameCode=l-1&playType=standard'), play: draws };
export const ChosenInMaintenance: Story = { parameters: app({}, '/lottery?gameCode=l-4'), play: heading };
export const NotOnOffer: Story = { parameters: app({}, '/lottery?gameCode=gone'), play: heading };
export const Checked: Story = checked({ board: 'markSix', prizes: [{ tier: 'N', numbers: ['03', '11', '20', '31', '38', '44'] }, { tier: 'SN', numbers: ['09'] }] });
export const CheckedDigits: Story = checked({});
export const CheckedDice: Story = checked({ gameName: 'Lucky Dice', board: 'k3', prizes: [{ tier: 'N', numbers: ['2', '6', '3'] }] });
export const CheckedKeno: Story = checked({ gameName: 'Harbour Keno', board: 'keno', prizes: [{ tier: 'N', numbers: Array.from({ length: 20 }, (_, index) => String(index * 4 + 2).padStart(2, '0')) }] });
/** Of a vendor that proves its draws: nobody can compute its seed before. */
export const CheckedOfVendor: Story = checked({ demonstration: false });
export const Visitor: Story = { parameters: { app: { ...app().app, session: 'visitor' } }, play: heading };
export const Loading: Story = { parameters: app({ lotteryMenus: never, openedNumbers: never, popularLotteries: never }), play: heading };
export const Empty: Story = { parameters: app({ lotteryMenus: () => ({ menus: [] }), openedNumbers: () => ({ list: [] }), popularLotteries: () => ({ list: [] }) }), play: heading };
export const Failed: Story = {
  parameters: app({ lotteryMenus: () => refuse('UNKNOWN_ERROR'), openedNumbers: () => refuse('UNKNOWN_ERROR') }),
  play: async () => {
    await screen.findAllByRole('alert');
  },
};
