import { inApp, never, opened, refuse, room } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { RoomListDialog } from './room-list-dialog.tsx';

const rooms = [
  room({ nodeId: 'node-1', players: 12 }),
  room({ roomId: 'g-1-2', number: 2, tier: 'high', minBet: '20.00', maxBet: '500.00', players: 1 }),
  room({ roomId: 'g-1-3', number: 3, tier: 'vip', minBet: '100.00', maxBet: '1000000.00', players: 0, state: 'maintenance' }),
];
const app = (roomList: NonNullable<Answers['roomList']>) => ({ app: { session: 'member' as const, answers: { roomList } } });

const meta = {
  title: 'Games/RoomListDialog',
  component: RoomListDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story', vassalage: 'NOVA', gameId: 'g-1' },
} satisfies Meta<typeof RoomListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tables: Story = {
  parameters: app(() => ({ list: rooms })),
  play: async () => {
    await screen.findAllByRole('listitem');
  },
};
export const Loading: Story = { parameters: app(never) };
export const Empty: Story = { parameters: app(() => ({ list: [] })) };
export const Failed: Story = {
  parameters: app(() => refuse('UNKNOWN_ERROR')),
  play: async () => {
    await screen.findByRole('alert');
  },
};
