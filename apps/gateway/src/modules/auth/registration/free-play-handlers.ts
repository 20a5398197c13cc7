import { randomBytes } from 'node:crypto';
import { calls } from '@livery/contracts';
import type { Unsealer } from '../../../platform/crypto/index.ts';
import { violates, type Database } from '../../../platform/db/index.ts';
import { Problem, type Handlers, type Throttle } from '../../../platform/http/index.ts';
import type { Members } from '../../member/index.ts';
import type { Site } from '../../settings/index.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface FreePlayDeps {
  readonly db: Database;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly unsealer: Unsealer;
  readonly throttle: Throttle;
  readonly site: Site;
  /** Called after ledger entries were committed. */
  readonly committed: () => void;
}

const HOUR_MS = 3_600_000;

/** Lower-case letters and digits that are easy to distinguish. */
function trialName(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  return `trial_${Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length] ?? 'x').join('')}`;
}

/** Handler of free play: a trial account with demo money, and a session on it. */
export function freePlayHandlers({ db, members, sessions, unsealer, throttle, site, committed }: FreePlayDeps): Handlers<'freePlay'> {
  return {
    async freePlay({ request, tenant, ip, country, browser, session: former }) {
      if (!(await site.modules(tenant)).freePlay) throw new Problem('FUNCTION_DISABLED');
      const { method, path } = calls.freePlay;
      await unsealer.unsealLine(request.random, { method, path, merchantCode: tenant.id });
      const [limit, budget] = [await site.setting(tenant, 'registrationsPerHour'), await site.setting(tenant, 'freePlaysPerHour')];
      await throttle.takeByAddress(tenant.id, { name: 'free-play', limit, windowMs: HOUR_MS }, ip);
      await throttle.take(tenant.id, { name: 'free-play-all', limit: budget, windowMs: HOUR_MS }, 'all');
      const amount = await site.setting(tenant, 'demoFunds');
      const open = () =>
        db.transaction(async (tx) => {
          // Before the accounts are locked that the demo money moves between.
          const notifyFormer = former === undefined ? undefined : await sessions.endIn(tx, tenant.id, former.id);
          const id = await members.open(tx, tenant, {
            username: trialName(),
            type: 4,
            passwordHash: null,
            ip,
            country,
            gift: { reason: 'demo', amount },
          });
          await members.loggedIn(tx, tenant.id, id, ip);
          return { session: await sessions.open(tx, tenant.id, id, ip, { device: deviceName(browser.userAgent) }), notifyFormer };
        });
      const { session, notifyFormer } = await open().catch((error: unknown) => {
        if (violates(error, 'member_username_key')) return open(); // another trial drew the same name
        throw error;
      });
      committed();
      notifyFormer?.();
      return { token: session.token, firstTimeLogin: true, passwordExpired: false, passwordTemporary: false, expiresAt: session.expiresAt.toISOString() };
    },
  };
}
