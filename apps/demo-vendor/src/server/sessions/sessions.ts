import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { LaunchAnswer, SessionView } from '../../shared/protocol.ts';
import type { Clock } from '../clock.ts';
import type { Engines } from '../engine/engines.ts';
import type { KeyRing } from '../wallet/signing-keys.ts';
import type { FrameAncestors } from '../http/frame-ancestors.ts';
import { ProblemError } from '../http/problem.ts';
import type { SessionRecord } from '../storage/records.ts';
import { problemFromRefusal, walletSessionOf } from '../rounds/round-step.ts';
import type { Store } from '../storage/store.ts';
import { sessionView } from './session-view.ts';
import type { Wallet } from '../wallet/wallet.ts';

/** What the page sends to open a session: the parameters of its own address. */
export const launchSchema = z.object({
  token: z.string().min(1).max(128),
  /** Made by the page and kept in its session storage: the same page may repeat a launch whose answer it lost. */
  nonce: z.string().min(16).max(64),
  merchant: z.string().min(1).max(64),
  vendor: z.string().min(1).max(64).optional(),
  game: z.string().min(1).max(64),
  name: z.string().trim().min(1).max(60).optional(),
  lang: z.string().max(35).optional(),
  return: z.string().max(2048).optional(),
});
/** A launch as the page asks for it. */
export type LaunchRequest = z.infer<typeof launchSchema>;

/** Opens, finds and refreshes sessions. */
export interface Sessions {
  /** Swaps the one-time token for a session. Throws ProblemError LAUNCH_REFUSED, PLAYER_BLOCKED, GAME_BLOCKED, WALLET_DOWN. */
  launch(request: LaunchRequest): Promise<LaunchAnswer>;
  /** The session behind an `Authorization: Bearer` value. Throws ProblemError SESSION_LOST. */
  fromAuthorization(authorization: string | undefined): SessionRecord;
  /** The session with a fresh balance; when the wallet does not answer, with the last one known. */
  refresh(session: SessionRecord): Promise<SessionView>;
}

/** A session's longest life here, whatever the wallet allows: twelve hours. */
const LIFETIME_MS = 12 * 3_600_000;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What sessions are made of. */
export interface SessionsOptions {
  readonly store: Store;
  readonly wallet: Wallet;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly frameAncestors: FrameAncestors;
  readonly engines: Engines;
}

/**
 * The vendor of a launch: the one it names; else, among those with a key at the merchant, the one whose code begins the
 * game's (`ABC` for `abc-night-of-the-fox`); else the only one there is.
 */
function vendorOf({ vendor, merchant, game }: LaunchRequest, keys: KeyRing): string {
  const candidates = keys.vendorsOf(merchant);
  const plain = (text: string): string => text.toLowerCase().replaceAll('_', '-');
  const prefixes = candidates.filter((code) => plain(game).startsWith(`${plain(code)}-`)).sort((a, b) => b.length - a.length);
  const found = vendor === undefined ? (prefixes[0] ?? (candidates.length === 1 ? candidates[0] : undefined)) : candidates.find((code) => code === vendor);
  if (found === undefined) throw new ProblemError('LAUNCH_REFUSED', `no vendor for ${merchant} / ${game}`);
  return found;
}

/** Sessions over a store and a wallet. */
export function createSessions({ store, wallet, keys, clock, frameAncestors, engines }: SessionsOptions): Sessions {
  // The session id is derived from the launch, so that a repeated launch of the same page gets the same one again
  // without the id being stored; token and nonce together are known to that page alone.
  const idFor = (token: string, nonce: string): string => createHash('sha256').update(`${token}|${nonce}`).digest('base64url');
  const opening = new Map<string, Promise<LaunchAnswer>>();

  async function open(request: LaunchRequest, sessionId: string): Promise<LaunchAnswer> {
    const tokenHash = hash(request.token);
    const known = store.sessionByToken(tokenHash);
    if (known) {
      if (known.idHash !== hash(sessionId)) throw new ProblemError('LAUNCH_REFUSED', 'token already used');
      return { sessionId, ...sessionView(engines, known, store.latestRound(known.idHash)) };
    }
    const vendorMerchant = { vendor: vendorOf(request, keys), merchant: request.merchant };
    const reply = await wallet.authenticate(vendorMerchant, request.token);
    if (reply.kind === 'unknown') throw new ProblemError('WALLET_DOWN', reply.reason);
    if (reply.kind === 'refused') {
      const problem = problemFromRefusal(reply.code);
      throw new ProblemError(problem === 'SESSION_LOST' ? 'LAUNCH_REFUSED' : problem, reply.code);
    }
    const { answer } = reply;
    // The token says which game it opens; the address may say anything.
    if (answer.gameCode !== request.game) throw new ProblemError('LAUNCH_REFUSED', 'the token is for another game');
    const session: SessionRecord = {
      ...vendorMerchant,
      idHash: hash(sessionId),
      gameCode: answer.gameCode,
      gameName: request.name ?? null,
      playerId: answer.playerId,
      nickname: answer.nickname,
      kind: answer.kind,
      walletToken: answer.sessionToken,
      currency: answer.currency,
      scale: answer.scale,
      language: request.lang ?? answer.language,
      parentOrigin: request.return === undefined ? null : frameAncestors.allowedOrigin(request.return),
      minStake: BigInt(answer.minStake),
      maxStake: BigInt(answer.maxStake),
      balance: BigInt(answer.balance),
      lost: false,
      openedAt: clock.now(),
    };
    if (engines.forVendor(session.vendor).stakes(session).length === 0) throw new ProblemError('LIMIT_EXCEEDED', 'no stake fits the limits of the game');
    store.insertSession(session, tokenHash);
    return { sessionId, ...sessionView(engines, session, undefined) };
  }

  return {
    launch(request) {
      const sessionId = idFor(request.token, request.nonce);
      const running = opening.get(sessionId) ?? open(request, sessionId).finally(() => opening.delete(sessionId));
      opening.set(sessionId, running);
      return running;
    },

    fromAuthorization(authorization) {
      const id = authorization?.startsWith('Bearer ') === true ? authorization.slice(7) : '';
      const session = id === '' ? undefined : store.session(hash(id));
      if (session === undefined || session.lost || clock.now() - session.openedAt > LIFETIME_MS) throw new ProblemError('SESSION_LOST');
      return session;
    },

    async refresh(session) {
      const reply = await wallet.balance(walletSessionOf(session));
      if (reply.kind === 'refused') {
        const problem = problemFromRefusal(reply.code);
        if (problem === 'SESSION_LOST') store.updateSession(session.idHash, { lost: true });
        throw new ProblemError(problem, reply.code);
      }
      const fresh = reply.kind === 'ok' ? { ...session, balance: BigInt(reply.answer.balance) } : session;
      if (reply.kind === 'ok') store.updateSession(session.idHash, { balance: fresh.balance });
      return sessionView(engines, fresh, store.latestRound(session.idHash));
    },
  };
}
