import { brand, category, game, games, openedDraw, PlainBoundary, renderApp, vendor } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GameActionsProvider } from '../game-actions.tsx';
import type { GameActions } from '../game-actions.tsx';
import { HallPage } from '../hall/hall-page.tsx';
import { DrawCard } from './draw-card.tsx';
import { SeamlessPage } from './seamless-page.tsx';
import { LotteryPage } from './lottery-page.tsx';
import type { LotteryPath } from '@livery/navigation';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** As the launcher does: a lottery leads to its screen, unless it is opened there. */
const actions: GameActions = { hrefOf: ({ code, atScreen = false }) => (atScreen ? `/game?gameId=${code}` : `/lottery?gameCode=${code}`), onOpen: () => {} };
const lottery = (path: LotteryPath, answers: Answers = {}, route: string = path, session: 'member' | 'visitor' = 'member') =>
  renderApp(
    <GameActionsProvider actions={actions}>
      <LotteryPage path={path} />
    </GameActionsProvider>,
    { session, route, answers },
  );
const three = game({ code: 'three', name: 'Evening Three', gameType: 'LOTT', defaultPlayType: 'standard', state: 'maintenance' });
const menus: Answers['lotteryMenus'] = () => ({
  menus: [
    { accountTypeName: 'LOTT', page: '/lottery', games: [three, game({ gameId: 'g-2', code: 'five', name: 'Five', gameType: 'LOTT' })] },
    { accountTypeName: 'TCG_SEA', page: '/seaLottery', games: [game({ gameId: 'g-3', code: 'sea', name: 'Sea Four' })] },
  ],
});
const draws = () => screen.getAllByRole('article').map((draw) => within(draw).getByRole('heading', { level: 3 }).textContent);

describe('lottery page', () => {
  it('lists the lotteries of its account type, each with its link, and the results of that type', async () => {
    await lottery('/lottery', { lotteryMenus: menus, openedNumbers: () => ({ list: [openedDraw(), openedDraw({ issue: '1', accountTypeName: 'TCG_SEA', gameName: 'Sea Four' })] }) });
    await screen.findByRole('link', { name: /Evening Three/ });
    const all = screen.getByRole('region', { name: 'All lotteries' });
    expect(within(all).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/lottery?gameCode=three&playType=standard', '/lottery?gameCode=five']);
    await waitFor(() => expect(draws()).toEqual(['Evening Three']));
    expect(within(screen.getByRole('article')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['4', '0', '7']);
  });

  it.each<[string, object]>([
    ['/lottery', { accountTypeName: 'LOTT', ofEach: 3, count: 100 }],
    ['/seaLottery', { accountTypeName: 'TCG_SEA', ofEach: 3, count: 100 }],
    ['/lottery?gameCode=five', { accountTypeName: 'LOTT', gameCode: 'five', count: 100 }],
  ])('asks for the results of its account type alone: %s', async (route, request) => {
    const asked: unknown[] = [];
    const answer: Answers = {
      lotteryMenus: menus,
      openedNumbers: (given) => {
        asked.push(given);
        return { list: [] };
      },
    };
    await lottery(route.startsWith('/sea') ? '/seaLottery' : '/lottery', answer, route);
    await waitFor(() => expect(asked).toEqual([{ ...request, language: 'EN' }]));
  });

  it.each([
    ['once where all are', ['maintenance', 'maintenance'], 0],
    ['on the card where one is', ['maintenance', 'open'], 1],
  ] as const)('says that lotteries are closed for maintenance: %s', async (_, states, cards) => {
    const list = states.map((state, index) => game({ gameId: `g-${index}`, code: `c-${index}`, name: `Lottery ${index}`, gameType: 'LOTT', state }));
    await lottery('/lottery', { lotteryMenus: () => ({ menus: [{ accountTypeName: 'LOTT', page: '/lottery', games: list }] }) });
    await screen.findByRole('link', { name: /Lottery 1/ });
    expect(screen.queryAllByText('Under maintenance').length).toBe(cards);
    expect(screen.queryAllByText(/Bets on all lotteries here are closed/).length).toBe(1 - cards);
  });

  it('shows nothing below the loading lotteries, which their arrival would push down', async () => {
    const held = Promise.withResolvers<undefined>();
    const popular = Promise.withResolvers<undefined>();
    const { store } = await lottery('/lottery', {
      lotteryMenus: (request) => held.promise.then(() => menus(request)),
      popularLotteries: () => popular.promise.then(() => ({ list: [] })),
      openedNumbers: () => ({ list: [openedDraw()] }),
    });
    const sections = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    await waitFor(() => expect(sections()).toEqual(['lottery-loading']));
    held.resolve(undefined);
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('Evening Three'));
    expect(sections()).toEqual(['lottery-loading']);
    popular.resolve(undefined);
    await waitFor(() => expect(sections()).toEqual(['lottery-LOTT', 'lottery-draws']));
  });

  it('asks for the twenty played most of its own account type', async () => {
    const asked = vi.fn();
    await lottery('/seaLottery', { popularLotteries: (request) => (asked(request), { list: [] }) });
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ count: 20, accountTypeName: 'TCG_SEA' }));
  });

  it('lists those played most unless they are the first of all', async () => {
    const five = game({ gameId: 'g-2', code: 'five', name: 'Five', gameType: 'LOTT', accountTypeName: 'LOTT' });
    const played = (list: readonly typeof five[]): Answers => ({ lotteryMenus: menus, popularLotteries: () => ({ list: [...list] }) });
    const app = await lottery('/lottery', played([{ ...three, accountTypeName: 'LOTT' }]));
    await screen.findByRole('region', { name: 'All lotteries' });
    expect(screen.queryByRole('region', { name: 'Played most' })).toBeNull();
    app.unmount();
    await lottery('/lottery', played([five]));
    expect(await screen.findByRole('region', { name: 'Played most' })).not.toBeNull();
  });

  it.each([
    ['maintenance', 'Bets on this lottery are closed for maintenance. Please come back later.'],
    ['barred', 'This lottery takes no bets from your region.'],
  ] as const)('shows why the one in the address cannot be played: %s', async (state, text) => {
    const asked: unknown[] = [];
    await lottery('/lottery', {
      lotteryMenus: () => ({ menus: [{ accountTypeName: 'LOTT', page: '/lottery', games: [{ ...three, state }] }] }),
      openedNumbers: ({ gameCode }) => {
        asked.push(gameCode);
        return { list: [] };
      },
    }, '/lottery?gameCode=three&playType=group');
    const chosen = await screen.findByRole('region', { name: 'Evening Three' });
    expect(chosen.textContent).toContain(text);
    // A code of the vendor, which no launch sends and anybody can write into an address.
    expect(chosen.textContent).not.toMatch(/group|standard/);
    expect(within(chosen).queryByRole('link')).toBeNull();
    await waitFor(() => expect(asked).toEqual(['three']));
  });

  it('links to the one in the address where it is open, and shows when it is not on offer', async () => {
    const app = await lottery('/lottery', { lotteryMenus: menus }, '/lottery?gameCode=five');
    expect((await screen.findByRole('link', { name: 'Play this lottery' })).getAttribute('href')).toBe('/game?gameId=five');
    const art = screen.getByRole('region', { name: 'Five' }).querySelector('[data-part=art] > *')?.getBoundingClientRect();
    expect([art?.width, art?.height]).toEqual([96, 96]);
    app.unmount();
    await lottery('/lottery', { lotteryMenus: menus }, '/lottery?gameCode=gone');
    expect(await screen.findByText('This lottery is not on offer here. Please choose one below.')).not.toBeNull();
  });

  it('logs no fault of its keys with a lottery in the address', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await lottery('/lottery', { lotteryMenus: menus, openedNumbers: () => ({ list: [openedDraw()] }) }, '/lottery?gameCode=three');
    await waitFor(() => expect(draws()).toEqual(['Evening Three']));
    expect(logged.mock.calls).toEqual([]);
  });

  it('is opened by the address of the lottery hall, with its prize mode', async () => {
    const fast = game({ code: 'fast', name: 'Fast Five', gameType: 'ELOTT', accountTypeName: 'ELOTT', defaultPlayType: 'standard' });
    const hall = (route: string) =>
      renderApp(
        <GameActionsProvider actions={actions}>
          <HallPage gameTypes={['ELOTT', 'LOTT']} boundary={PlainBoundary} />
        </GameActionsProvider>,
        { session: 'member', route, answers: { lotteryMenus: () => ({ menus: [{ accountTypeName: 'ELOTT', page: '/elott', games: [fast] }] }) } },
      );
    const app = await hall('/elott?gameCode=fast&playType=group');
    expect((await screen.findByRole('region', { name: 'Fast Five' })).textContent).not.toMatch(/group|standard/);
    app.unmount();
    const other = await hall('/elott?gameCode=gone');
    expect(await screen.findByText('This lottery is not on offer here. Please choose one below.')).not.toBeNull();
    other.unmount();
    await hall('/elott');
    expect(screen.queryByRole('region', { name: 'Fast Five' })).toBeNull();
  });

  it('shows the Vietnamese lotteries by region, with all prizes, for visitors too', async () => {
    const prizes = [{ tier: 'DB', numbers: ['12345'] }, { tier: 'G7', numbers: ['01', '99'] }];
    await lottery('/vnlottery', {
      vnLotteryMenu: () => ({ groups: [{ region: 'north', games: games(1) }, { region: 'south', games: games(2) }] }),
      vnOpenedNumbers: ({ count }) => ({ list: games(count).map(({ code }) => openedDraw({ gameCode: code, board: 'vnNorth', accountTypeName: 'TCG_LOTTO_VN', prizes })) }),
    }, '/vnlottery', 'visitor');
    await screen.findByRole('region', { name: 'South' });
    await waitFor(() => expect(draws()).toHaveLength(12));
    expect(screen.getAllByRole('article')[0]?.querySelector('dl')?.innerText.split(/\s*\n\s*/)).toEqual(['Special prize', '12345', 'Prize 7', '01', '99']);
    await userEvent.click(screen.getByRole('button', { name: 'Show more results' }));
    expect(draws()).toHaveLength(24);
  });

  it('returns the time of a draw by the clock of the merchant when the visitor is elsewhere', async () => {
    const times: string[] = [];
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const { unmount } = await renderApp(<DrawCard draw={openedDraw({ openedAt: '2026-03-05T12:00:00Z' })} />, { brand: brand({ timeZone }) });
      times.push((await screen.findByText(/\/2026/)).textContent.replaceAll(/\s/g, ' '));
      unmount();
    }
    expect(times).toEqual(['06/03/2026 2:00 AM', '05/03/2026 1:00 AM']);
  });

  it.each([
    ['threeD', 'divided by 10 for one digit'],
    ['pk10', 'Balls from 1 to 10 lie in a row'],
    ['markSix', 'the seventh is the special number'],
    ['k3', 'divided by 6, plus 1'],
  ] as const)('shows how a draw can be checked when it carries a proof: %s', async (board, words) => {
    const proof = { seed: '1f'.repeat(32), commitment: 'c0'.repeat(32) };
    const { unmount } = await renderApp(<DrawCard draw={openedDraw({ board, proof })} />);
    const check = await screen.findByRole('button', { name: /^How this draw can be checked/ });
    expect(screen.queryByText(proof.seed)).toBeNull();
    await userEvent.click(check);
    expect([screen.getByText(proof.seed).checkVisibility(), screen.getByText(proof.commitment).checkVisibility()]).toEqual([true, true]);
    expect(screen.getByRole('article').textContent).toContain(words);
    unmount();
    await renderApp(<DrawCard draw={openedDraw({ board, demonstration: false, proof })} />);
    await userEvent.click(await screen.findByRole('button', { name: /^How this draw can be checked/ }));
    expect(screen.getByText(proof.seed).checkVisibility()).toBe(true);
    expect(screen.getByRole('article').textContent).not.toMatch(/demonstration/i);
    cleanup();
    await renderApp(<DrawCard draw={openedDraw({ board, demonstration: false, proof: undefined })} />);
    await screen.findByRole('article');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['EN', 'AR'] as const)('shows the text that the seed of a demonstration is computed from without marks of direction: %s', async (language) => {
    await renderApp(<DrawCard draw={openedDraw()} />, { language });
    await userEvent.click(await screen.findByRole('button'));
    const values = [...screen.getByRole('article').querySelectorAll('[aria-labelledby] dd')];
    expect(values.map(({ textContent }) => textContent)).toEqual(['livery demonstration draw three 20261119', '1'.repeat(64), '0'.repeat(64)]);
    expect(values.map((value) => getComputedStyle(value).direction)).toEqual(['ltr', 'ltr', 'ltr']);
  });

  it('returns proofs whose names tell their draws apart when they are of several lotteries and issues', async () => {
    const list = [openedDraw(), openedDraw({ issue: '20261118' }), openedDraw({ gameCode: 'five', gameName: 'Five' })];
    await renderApp(<>{list.map((draw, index) => <DrawCard key={index} draw={draw} />)}</>);
    const names = ['(Evening Three, Draw 20261119)', '(Evening Three, Draw 20261118)', '(Five, Draw 20261119)'];
    const proofs = await Promise.all(names.map((name) => screen.findByRole('button', { name: `How this draw can be checked ${name}` })));
    expect(new Set(proofs).size).toBe(3);
  });

  it('asks a visitor to log in where results require it', async () => {
    const { store } = await lottery('/seaLottery', { lotteryMenus: menus }, '/seaLottery', 'visitor');
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(store.getState().dialogs.stack.map(({ name }) => name)).toEqual(['loginPopupModal']);
  });
});

it('the seamless lottery page lists the vendors with the seamless wallet, by kind', async () => {
  const list = [
    { ...category('RNG', 0), vendors: [vendor({ vassalage: 'A', displayName: 'Ash' }), vendor({ vassalage: 'B', wallet: 'transfer' })] },
    { ...category('FISH', 0), vendors: [vendor({ vassalage: 'C', gameType: 'FISH', wallet: 'transfer' })] },
  ];
  await renderApp(<SeamlessPage />, { answers: { gameCategories: () => ({ list }) } });
  const slots = await screen.findByRole('region', { name: 'Slots' });
  expect(within(slots).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/rng?page=A']);
  expect(screen.queryByRole('region', { name: 'Fishing' })).toBeNull();
});
