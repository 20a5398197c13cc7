import { SiteNavigationProvider } from '@livery/navigation';
import { game, inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FrameCover } from './frame-cover.tsx';
import { Stage } from './frame-style.ts';
import { GamePage } from './game-page.tsx';

const meta = {
  title: 'Games/GamePage',
  component: GamePage,
  decorators: [
    (Shown) => (
      <SiteNavigationProvider>
        <Shown />
      </SiteNavigationProvider>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GamePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const route = '/game?vassalage=NOVA&gameId=g-1';
const app = (answers: Answers = {}, more: object = {}) => ({ app: { session: 'member' as const, route, answers, ...more } });
const heading = async () => {
    await screen.findByRole('heading', { level: 1 });
  };

/** Sends a message as the game in the frame would; it is accepted once the game is ready. */
const say = async (...messages: object[]) => {
  const send = (message: object) => {
    const source = document.querySelector('iframe')?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { origin: 'null', source, data: { type: 'livery-game', ...message } }));
  };
  await waitFor(() => {
    send({ event: 'ready' });
    return expect(document.querySelector('iframe')?.inert).toBe(false);
  });
  for (const message of messages) send(message);
};

export const Playing: Story = {
  parameters: app(),
  play: () => say({ event: 'round-started', stake: '500' }, { event: 'round-ended', win: '12500' }),
};
export const Losing: Story = { parameters: app(), play: () => say({ event: 'round-started', stake: '12500' }) };
export const Asking: Story = { parameters: app({ launchGame: never }), play: heading };
export const Loading: Story = { parameters: app(), play: heading };
export const Lost: Story = { parameters: app(), play: () => say({ event: 'session-lost' }) };
export const Stalled: Story = {
  parameters: app(),
  render: () => (
    <Stage style={{ position: 'relative' }}>
      <FrameCover step="stalled" onReopen={() => {}} onShow={() => {}} onLeave={() => {}} />
    </Stage>
  ),
};
export const WindowOfItsOwn: Story = { parameters: app({ launchGame: ({ vassalage }) => ({ game_url: 'https://vendor.example/table', open: 'popup', game: game({ vassalage, name: 'Avalon Arena' }) }) }), play: heading };
export const Failed: Story = {
  parameters: app({ launchGame: () => refuse('VENDOR_MAINTENANCE') }),
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const NoGame: Story = { parameters: app({}, { route: '/game' }), play: heading };
