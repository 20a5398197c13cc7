import { checkProfile, type ProfileEntry, type ProfileValues, type ResponseOf } from '@livery/contracts';
import { isoFormat } from '../../../platform/calendar/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { Problem, type Handlers, type Tenant } from '../../../platform/http/index.ts';
import type { Site } from '../../settings/index.ts';
import { maskAccount } from '../mask.ts';
import type { Members } from '../members.ts';
import type { Profiles } from './profiles.ts';

export interface ProfileDeps {
  readonly db: Database;
  readonly members: Pick<Members, 'byId'>;
  readonly profiles: Profiles;
  readonly site: Pick<Site, 'profileRules'>;
  /** The player who invited a friend; undefined where nobody did. */
  readonly referrerOfFriend: (tenant: string, friendId: string) => Promise<string | undefined>;
}

/** Handlers of a member's own profile. */
export function profileHandlers({ db, members, profiles, site, referrerOfFriend }: ProfileDeps): Handlers<'profile' | 'saveProfile'> {
  const entriesOf = async (tenant: Tenant, known: ProfileValues): Promise<ProfileEntry[]> =>
    (await site.profileRules(tenant)).filter(({ enabled }) => enabled).map((rule) => ({ ...rule, value: known[rule.field] ?? null }));

  async function shown(tenant: Tenant, memberId: string): Promise<ResponseOf<'profile'>> {
    const [known, member] = [await profiles.of(tenant.id, memberId), await members.byId(tenant.id, memberId)];
    // A friend has joined by a player's invitation, and may have an upline as well: that of the player.
    const invitedBy = (await referrerOfFriend(tenant.id, memberId)) ?? member?.parentId ?? undefined;
    const referrer = invitedBy === undefined ? undefined : await members.byId(tenant.id, invitedBy);
    return { fields: await entriesOf(tenant, known), minimumAge: tenant.minimumAge, referrer: referrer === undefined ? null : maskAccount(referrer.username) };
  }

  return {
    profile: ({ tenant, member }) => shown(tenant, member.id),
    async saveProfile({ request: { values }, tenant, member: { id } }) {
      const limits = { minimumAge: tenant.minimumAge, today: isoFormat(tenant.timeZone, 'date').format(db.clock.now()) };
      await db.transaction(async (tx) => {
        const entries = await entriesOf(tenant, await profiles.lock(tx, tenant.id, id));
        const faults = checkProfile(entries, values, limits);
        if (faults.length > 0) throw new Problem('VALIDATION_FAILED', { fields: faults });
        // A field that the merchant does not ask for is not kept.
        await profiles.save(tx, tenant.id, id, Object.fromEntries(entries.map(({ field }) => [field, values[field]])));
      });
      return shown(tenant, id);
    },
  };
}
