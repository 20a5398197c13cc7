import { opened, refuse, renderApp, room } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadLaunchModule } from '../launch/load-launch-module.ts';
import { RoomListDialog } from './room-list-dialog.tsx';

const rooms = [room({ nodeId: 'node-1', players: 1 }), room({ roomId: 'g-1-2', nodeId: 'node-2', number: 2, tier: 'high', minBet: '20.00', maxBet: '500.00' }), room({ roomId: 'g-1-3', number: 3, tier: 'vip', state: 'maintenance' })];

beforeEach(loadLaunchModule);
afterEach(cleanup);

const open = async (answers: Answers = {}) => {
  const closed = vi.fn<(isOpen: boolean) => void>();
  await renderApp(<RoomListDialog vassalage="NOVA" gameId="g-1" dialogId="d" overlay={{ ...opened, onOpenChange: closed }} />, { session: 'member', answers: { roomList: () => ({ list: rooms }), ...answers } });
  return closed;
};
const rows = async () => within(await screen.findByRole('list', { name: 'Tables' })).getAllByRole('listitem');

describe('RoomListDialog', () => {
  it('lists the tables of the game with limits and players', async () => {
    const roomList = vi.fn<NonNullable<Answers['roomList']>>(() => ({ list: rooms }));
    await open({ roomList });
    expect((await rows()).map(({ innerText }) => innerText.split(/\s*\n\s*/))).toEqual([
      ['Table 1', 'Standard', 'Stakes from ₱1.00 to ₱100.00', '1 player', 'Play here'],
      ['Table 2', 'High stakes', 'Stakes from ₱20.00 to ₱500.00', '4 players', 'Play here'],
      ['Table 3', 'VIP', 'Stakes from ₱1.00 to ₱100.00', '4 players', 'Under maintenance'],
    ]);
    expect(roomList.mock.calls[0]?.[0]).toMatchObject({ vassalage: 'NOVA', gameId: 'g-1' });
    expect(screen.getByRole('dialog', { name: 'Comet Baccarat' })).not.toBeNull();
  });

  it('launches at the chosen table with its node, and closes', async () => {
    const launchGame = vi.fn<NonNullable<Answers['launchGame']>>(() => refuse('GAME_UNAVAILABLE'));
    const closed = await open({ launchGame });
    await rows();
    const way = screen.getByRole('link', { name: 'Play here: table 2' });
    expect(way.getAttribute('href')).toBe('/game?vassalage=NOVA&gameId=g-1&roomId=g-1-2&nodeId=node-2');
    way.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(way);
    await waitFor(() => expect(launchGame.mock.calls[0]?.[0]).toMatchObject({ gameId: 'g-1', roomId: 'g-1-2', nodeId: 'node-2', vassalage: 'NOVA' }));
    expect(closed.mock.calls).toEqual([[false]]);
  });

  it('shows that there are no tables, and offers a retry when they did not load', async () => {
    await open({ roomList: () => ({ list: [] }) });
    expect(await screen.findByText('This game has no tables right now.')).not.toBeNull();
    cleanup();
    let broken = true;
    await open({ roomList: () => (broken ? refuse('UNKNOWN_ERROR') : { list: rooms }) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await rows()).toHaveLength(3);
  });
});
