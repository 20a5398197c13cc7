import type { RoundStatus, RoundView } from '../../shared/protocol.ts';
import type { RoundRecord, RoundState } from '../storage/records.ts';

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

/** A round for the page. The drawn result is withheld until the wallet has confirmed the stake. */
export function roundView(round: RoundRecord): RoundView {
  const status = round.state === 'bet-accepted' && round.win === null ? 'running' : STATUS[round.state];
  const shown = status === 'settling' || status === 'settled';
  return {
    roundId: round.roundId,
    spinId: round.spinId,
    status,
    stake: round.stake.toString(),
    win: shown ? (round.win ?? 0n).toString() : '0',
    balanceAfterStake: round.balanceAfterStake?.toString() ?? null,
    balance: round.balance?.toString() ?? null,
    choice: round.choice,
    outcome: shown || status === 'running' ? round.outcome : null,
    tableRound: round.tableRound,
    problem: round.problem,
    playedAt: round.drawnAt,
  };
}
