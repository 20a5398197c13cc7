import { gameInfo, modelOf } from '../shared/game.ts';
import type { RoundStatus, RoundView, SessionView } from '../shared/protocol.ts';
import { defaultStake, stakeLadder } from '../shared/stakes.ts';
import type { RoundRecord, RoundState, SessionRecord } from './records.ts';

const STATUS: Readonly<Record<RoundState, RoundStatus>> = {
  drawn: 'pending',
  'bet-sent': 'pending',
  'rollback-sent': 'pending',
  'bet-accepted': 'settling',
  'win-sent': 'settling',
  closed: 'settled',
  'bet-refused': 'refused',
  'rolled-back': 'returned',
};

/** Stakes a session may choose from, ascending; empty when no stake fits the limits. */
export function stakesOf(session: SessionRecord): bigint[] {
  const { coins } = modelOf(session.gameCode).model;
  return stakeLadder(coins, { min: session.minStake, max: session.maxStake });
}

/** A round for the page. The outcome stays on the server until the wallet has accepted the stake. */
export function roundView(round: RoundRecord): RoundView {
  const status = STATUS[round.state];
  const shown = status === 'settling' || status === 'settled';
  return {
    roundId: round.roundId,
    spinId: round.spinId,
    status,
    stake: round.stake.toString(),
    win: shown ? round.win.toString() : '0',
    balanceAfterStake: round.balanceAfterStake?.toString() ?? null,
    balance: round.balance?.toString() ?? null,
    outcome: shown ? round.outcome : null,
    problem: round.problem,
    playedAt: round.drawnAt,
  };
}

/** A session for the page, with its newest round. */
export function sessionView(session: SessionRecord, latest: RoundRecord | undefined): SessionView {
  const stakes = stakesOf(session);
  return {
    game: gameInfo(session.gameCode, session.gameName ?? undefined),
    merchant: session.merchant,
    nickname: session.nickname,
    kind: session.kind,
    language: session.language,
    currency: session.currency,
    exponent: session.scale,
    balance: session.balance.toString(),
    stakes: stakes.map(String),
    defaultStake: (latest?.stake ?? defaultStake(stakes, session.scale, session.balance) ?? 0n).toString(),
    parentOrigin: session.parentOrigin,
    round: latest ? roundView(latest) : null,
  };
}
