import { SEAMLESS_MAX_SKEW_MS, seamlessCalls, seamlessHeaders } from '@livery/contracts';
import { sign2, type SigningKey } from '@livery/gateway';
import type { Adapter, Played } from '../adapter.ts';
import type { Findings } from '../checks.ts';
import type { RecordedBet } from '../platform/platform.ts';
import type { Attempt } from '../platform/network.ts';

/** What rounds are judged by. */
export interface JudgeDeps {
  readonly findings: Findings;
  readonly adapter: Pick<Adapter, 'vendor'>;
  readonly merchant: string;
  readonly key: SigningKey;
  readonly currency: string;
  readonly exponent: number;
}

/** Holds an adapter's rounds against the contract. */
export interface Judge {
  /** One round that is over: what the vendor says of it, and what it sent. */
  round(played: Played, attempts: readonly Attempt[]): void;
  /** One call outside of rounds. */
  call(attempt: Attempt): void;
  /** The vendor's accounts against the gateway's, when no call is pending. */
  books(played: readonly Played[], recorded: readonly RecordedBet[]): void;
}

const moves = new Set(['bet', 'win', 'rollback', 'roundEnd', 'stage']);
const text = (attempt: Attempt, field: string): string => (typeof attempt.fields[field] === 'string' ? attempt.fields[field] : '');
const isOk = ({ answer }: Attempt): boolean => answer?.code === 'OK';
const unanswered = ({ answer }: Attempt): boolean => answer === undefined || answer.code === 'UNKNOWN';

/** Minor units of an attempt's amount, with a remark where it is no whole number of them. */
function minorOf({ fields }: Attempt, exponent: number): bigint | undefined {
  const { amount, scale } = fields;
  if (typeof amount !== 'string' || typeof scale !== 'number' || !/^\d+$/.test(amount)) return undefined;
  const factor = 10n ** BigInt(Math.abs(exponent - scale));
  if (scale <= exponent) return BigInt(amount) * factor;
  return BigInt(amount) % factor === 0n ? BigInt(amount) / factor : undefined;
}

function byTx(attempts: readonly Attempt[], call: string): Map<string, Attempt[]> {
  return Map.groupBy(attempts.filter((attempt) => attempt.call === call), (attempt) => text(attempt, 'txId'));
}

/** A {@link Judge} that notes every case under a named check. */
export function createJudge({ findings, adapter, merchant, key, currency, exponent }: JudgeDeps): Judge {
  const { note } = findings;
  const rounds = new Set<string>();

  function call(attempt: Attempt): void {
    const { headers, body, at } = attempt;
    const timestamp = headers[seamlessHeaders.timestamp] ?? '';
    const { path } = seamlessCalls[attempt.call];
    const expected = sign2(key, { method: 'POST', path, vendor: adapter.vendor, merchant, rawBody: body, timestamp });
    const signed = headers[seamlessHeaders.signature] === expected && headers[seamlessHeaders.vendor] === adapter.vendor && headers[seamlessHeaders.merchant] === merchant;
    const where = `${attempt.call} of ${text(attempt, 'roundId')}`;
    note('signs-every-call', 'Every call is signed over its method, path, vendor, brand, time, key and bytes.', signed ? undefined : where);
    const version = headers[seamlessHeaders.version];
    note('signs-with-version-2', 'Every call states version 2 of the signature.', version === '2' ? undefined : `${where}: ${version ?? 'none'}`);
    const keyId = headers[seamlessHeaders.keyId];
    note('names-its-key', 'Every call names the key that signed it.', keyId === key.id ? undefined : `${where}: ${keyId ?? 'none'}`);
    const skew = Math.abs(at - Number(timestamp));
    note('keeps-its-clock', 'The timestamp is the present.', skew <= SEAMLESS_MAX_SKEW_MS ? undefined : `${attempt.call}: ${skew} ms off`);
  }

  function bodies(attempts: readonly Attempt[]): void {
    for (const [txId, same] of Map.groupBy(attempts.filter((attempt) => moves.has(attempt.call)), (attempt) => text(attempt, 'txId'))) {
      const contents = new Set(same.map(({ call: name, fields: { requestId: _request, ts: _ts, ...content } }) => JSON.stringify([name, content])));
      note('repeats-the-same-body', 'A call that is repeated under its txId says the same again.', contents.size === 1 ? undefined : `txId ${txId}: ${[...contents].join(' / ')}`);
      // A stage moves nothing, and is overtaken by what the round comes to.
      if (same.every(({ call: name }) => name === 'stage')) continue;
      const known = same.some((attempt) => !unanswered(attempt));
      const takenBack = attempts.some((attempt) => attempt.call === 'rollback' && attempt.fields['refTxId'] === txId);
      note('repeats-until-answered', 'A call without an answer is repeated, or its bet taken back, until the outcome is known.', known || takenBack ? undefined : `txId ${txId} was left after ${same.length} attempts`);
    }
  }

  function money(played: Played, attempts: readonly Attempt[]): void {
    const { roundId, outcome, stake, prize, bets: count = 1 } = played;
    const bets = byTx(attempts, 'bet');
    note('one-txid-for-one-bet', 'A bet keeps its txId however often it is sent.', bets.size <= count ? undefined : `round ${roundId}: ${bets.size} txIds, ${count} made`);
    const stated = [...bets.values()].slice(0, count).map(([first]) => (first === undefined ? undefined : minorOf(first, exponent)));
    const staked = stated.includes(undefined) ? undefined : stated.reduce<bigint>((all, amount = 0n) => all + amount, 0n);
    // Called off before its bet was sent, as by a vendor that was dead while its table closed.
    const neverSent = outcome === 'cancelled' && bets.size === 0;
    note('states-its-scale', 'Amounts are in the scale that they declare.', staked === stake || neverSent ? undefined : `round ${roundId}: stake ${stake}, sent ${stated.length === 0 ? 'none' : stated.map(String).join(', ')}`);
    const paid = [...byTx(attempts, 'win').values()].filter((same) => same.some(isOk)).map(([first]) => (first === undefined ? 0n : (minorOf(first, exponent) ?? 0n)));
    const sum = paid.reduce((all, amount) => all + amount, 0n);
    const due = outcome === 'settled' ? prize : 0n;
    note('pays-once', 'What is paid into a round is its prize, once.', sum === due ? undefined : `round ${roundId}: prize ${due}, paid ${sum} by ${paid.length} wins`);
    const strange = attempts.find((attempt) => attempt.fields['currency'] !== currency);
    note('states-the-currency', 'Every call states the currency of the session.', strange === undefined ? undefined : `${strange.call}: ${String(strange.fields['currency'])}`);
  }

  function order(played: Played, attempts: readonly Attempt[]): void {
    const { roundId, outcome } = played;
    const accepted = attempts.findIndex((attempt) => attempt.call === 'bet' && isOk(attempt));
    const firstWin = attempts.findIndex((attempt) => attempt.call === 'win');
    note('pays-after-the-bet', 'A prize is sent once the bet is known to be accepted.', firstWin < 0 || (accepted >= 0 && accepted < firstWin) ? undefined : `round ${roundId}: win sent as call ${firstWin + 1}`);
    const refusal = attempts.find((attempt) => attempt.call === 'bet' && !unanswered(attempt) && !isOk(attempt));
    const plays = attempts.some((attempt) => attempt.call === 'win') && refusal !== undefined && accepted < 0;
    note('respects-a-refusal', 'A round whose bet was refused is not played.', plays || (refusal !== undefined && accepted < 0 && outcome === 'settled') ? `round ${roundId}: ${refusal.answer?.code ?? ''}` : undefined);
    const settledAt = attempts.findIndex((attempt) => (attempt.call === 'win' && (attempt.fields['roundClosed'] === true || attempt.fields['amount'] !== '0')) || attempt.call === 'roundEnd');
    const late = settledAt >= 0 && attempts.slice(settledAt + 1).some((attempt) => attempt.call === 'rollback');
    note('leaves-settled-rounds', 'A bet of a settled round is not taken back.', late ? `round ${roundId}` : undefined);
    if (outcome === 'cancelled') {
      const mayStand = [...byTx(attempts, 'bet')].filter(([, same]) => same.some((attempt) => isOk(attempt) || unanswered(attempt))).map(([txId]) => txId);
      const back = (txId: string): boolean => attempts.some((attempt) => attempt.call === 'rollback' && attempt.fields['refTxId'] === txId && !unanswered(attempt));
      const kept = mayStand.filter((txId) => !back(txId));
      note('takes-back-what-it-calls-off', 'The bet of a round that is called off is taken back, whether its answer came or not.', kept.length === 0 ? undefined : `round ${roundId}: bet ${kept.join(', ')}`);
    }
    if (outcome === 'settled' && accepted >= 0) {
      const closed = attempts.some((attempt) => isOk(attempt) && (attempt.call === 'roundEnd' || attempt.fields['roundClosed'] === true));
      note('closes-its-rounds', 'A round that is over is closed.', closed ? undefined : `round ${roundId}`);
    }
  }

  return {
    call,
    round(played, attempts) {
      attempts.forEach(call);
      const used = rounds.has(played.roundId);
      rounds.add(played.roundId);
      note('uses-a-round-id-once', 'Every round has an id of its own.', used ? `round ${played.roundId} was played before` : undefined);
      bodies(attempts);
      money(played, attempts);
      order(played, attempts);
    },
    books(played, recorded) {
      const byRound = Map.groupBy(recorded, ({ roundId }) => roundId);
      for (const { roundId, outcome, stake, prize } of played) {
        const bets = byRound.get(roundId) ?? [];
        const open = bets.filter(({ state }) => state !== 'settled' && state !== 'voided');
        note('leaves-no-bet-open', 'When all rounds are over, no bet waits for its outcome.', open.length === 0 ? undefined : `round ${roundId}: ${open.length} open`);
        const counted = bets.filter(({ state }) => state !== 'voided');
        const there = { stake: counted.reduce((sum, bet) => sum + bet.stake, 0n), prize: counted.reduce((sum, bet) => sum + bet.payout, 0n) };
        const due = outcome === 'settled' ? { stake, prize } : { stake: 0n, prize: 0n };
        const agree = there.stake === due.stake && there.prize === due.prize;
        note('accounts-for-every-bet', 'The vendor and the gateway have the same stake and prize of every round.', agree ? undefined : `round ${roundId} (${outcome}): vendor ${due.stake}/${due.prize}, gateway ${there.stake}/${there.prize}`);
      }
      const said = new Set(played.map(({ roundId }) => roundId));
      const unsaid = [...byRound.keys()].filter((roundId) => !said.has(roundId));
      note('knows-every-bet', 'The gateway has no bet that the vendor does not know of.', unsaid.length === 0 ? undefined : `rounds ${unsaid.slice(0, 3).join(', ')}`);
    },
  };
}
