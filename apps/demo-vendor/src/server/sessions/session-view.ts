import type { SessionView } from '../../shared/protocol.ts';
import { defaultStake } from '../../shared/stakes.ts';
import type { Engines } from '../engine/engines.ts';
import type { RoundRecord, SessionRecord } from '../storage/records.ts';
import { roundView } from '../rounds/round-view.ts';

/** A session as the page sees it, with its newest round. */
export function sessionView(engines: Engines, session: SessionRecord, latest: RoundRecord | undefined): SessionView {
  const engine = engines.forVendor(session.vendor);
  const stakes = engine.stakes(session);
  const wanted = latest !== undefined && stakes.includes(latest.stake) ? latest.stake : (defaultStake(stakes, session.scale, session.balance) ?? 0n);
  return {
    game: engine.game({ vendor: session.vendor, code: session.gameCode, name: session.gameName ?? undefined }),
    merchant: session.merchant,
    nickname: session.nickname,
    kind: session.kind,
    language: session.language,
    currency: session.currency,
    exponent: session.scale,
    balance: session.balance.toString(),
    stakes: stakes.map(String),
    limits: { min: session.minStake.toString(), max: session.maxStake.toString() },
    defaultStake: wanted.toString(),
    parentOrigin: session.parentOrigin,
    round: latest ? roundView(latest) : null,
  };
}
