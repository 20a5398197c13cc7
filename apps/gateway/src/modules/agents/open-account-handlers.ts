import { checkRegistration } from '@livery/contracts';
import { violates, type Database } from '../../platform/db/index.ts';
import { fieldFault, Problem, type Handlers, type Throttle } from '../../platform/http/index.ts';
import type { Members } from '../member/index.ts';
import type { Site } from '../settings/index.ts';
import { assertOpen } from './handlers.ts';
import { percentOf, rateOf } from './rate.ts';
import type { Tree } from './tree/tree.ts';

export interface OpenAccountDeps {
  readonly db: Database;
  readonly tree: Pick<Tree, 'firstRate' | 'rateAt'>;
  readonly members: Pick<Members, 'open' | 'byUsername'>;
  readonly throttle: Pick<Throttle, 'take' | 'takeByAddress'>;
  readonly site: Pick<Site, 'modules' | 'registration' | 'setting'>;
  readonly hash: (password: string, owner: { readonly tenantId: string; readonly ip: string }) => Promise<string>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Names that are tried for each account that may be opened, so that taken names cannot be probed. */
const TRIES = 4;
const FIELDS: ReadonlySet<string> = new Set(['username', 'password']);

/**
 * Handlers of the call by which an agent opens an account in its own downline. Name and password follow the merchant's rules of registration, and what
 * limits registrations limits it too. Whoever it is for sets a password of its own at the first login, and accepts the terms and proves a number then
 * as a registration would ask. The account has no welcome credit, which is for whoever registers itself.
 */
export function openAccountHandlers({ db, tree, members, throttle, site, hash }: OpenAccountDeps): Handlers<'agentOpenAccount'> {
  return {
    async agentOpenAccount({ request: { username, password, type, rate }, tenant, member, ip, once }) {
      await assertOpen(site, tenant);
      if (!(await site.setting(tenant, 'registrationOpen'))) throw new Problem('REGISTRATION_CLOSED');
      const { fields } = await site.registration(tenant);
      const faults = checkRegistration(fields.filter(({ field }) => FIELDS.has(field)), { username, password });
      if (faults.length > 0) throw new Problem('VALIDATION_FAILED', { fields: faults });
      const ppm = rateOf(rate, 'rate');
      if (ppm > (await tree.rateAt(tenant.id, member.id, new Date(db.clock.now())))) throw fieldFault('rate');
      const taken = (): Problem => new Problem('USERNAME_TAKEN', { fields: [{ field: 'username', rule: 'taken' }] });
      const [ofAgent, ofAddress, ofAll] = await Promise.all([site.setting(tenant, 'agentAccountsPerDay'), site.setting(tenant, 'registrationsPerHour'), site.setting(tenant, 'registrationsOfAllPerHour')]);
      await throttle.take(tenant.id, { name: 'agent-open-try', limit: ofAgent * TRIES, windowMs: DAY_MS }, member.id);
      if ((await members.byUsername(tenant.id, username)) !== undefined) throw taken();
      await throttle.take(tenant.id, { name: 'agent-open', limit: ofAgent, windowMs: DAY_MS }, member.id);
      await throttle.takeByAddress(tenant.id, { name: 'register', limit: ofAddress, windowMs: HOUR_MS }, ip);
      await throttle.take(tenant.id, { name: 'register-all', limit: ofAll, windowMs: HOUR_MS }, 'all');
      const passwordHash = await hash(password, { tenantId: tenant.id, ip });
      try {
        return await once(async (tx) => {
          const id = await members.open(tx, tenant, { username, type, passwordHash, parentId: member.id, openedBy: member.id });
          await tree.firstRate(tx, tenant.id, id, member.id, ppm);
          return { id, account: username, rate: percentOf(ppm) };
        });
      } catch (error) {
        if (violates(error, 'member_username_key')) throw taken();
        throw error;
      }
    },
  };
}
