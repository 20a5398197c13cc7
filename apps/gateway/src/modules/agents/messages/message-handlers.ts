import type { Database, Queries } from '../../../platform/db/index.ts';
import { fieldFault, type Handlers, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import type { Site } from '../../settings/index.ts';
import { assertOpen } from '../handlers.ts';
import type { Tree } from '../tree/tree.ts';
import { messageTexts } from './message-texts.ts';

export interface MessageHandlersDeps {
  readonly db: Database;
  readonly tree: Pick<Tree, 'distanceAt'>;
  readonly throttle: Pick<Throttle, 'take'>;
  readonly site: Pick<Site, 'modules'>;
  /** Puts a message into a member's inbox. */
  readonly write: (tx: Queries, tenantId: string, memberId: string, texts: ReturnType<typeof messageTexts>) => Promise<unknown>;
  /** Tells open pages of it, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds: readonly string[]) => void;
  /** An account as another member may see it. */
  readonly masked: (account: string) => string;
}

const DAY_MS = 86_400_000;
/** Messages of an agent in a day, and those to one member. */
const OF_AGENT: ThrottleRule = { name: 'agent-message', limit: 100, windowMs: DAY_MS };
const TO_MEMBER: ThrottleRule = { name: 'agent-message-to', limit: 5, windowMs: DAY_MS };

/** Handler of the call by which an agent writes to somebody in its team. */
export function messageHandlers({ db, tree, throttle, site, write, inboxChanged, masked }: MessageHandlersDeps): Handlers<'agentMessage'> {
  return {
    async agentMessage({ request: { memberId, text }, tenant, member, once }) {
      await assertOpen(site, tenant);
      const distance = await tree.distanceAt(tenant.id, member.id, memberId, new Date(db.clock.now()));
      if (distance === undefined || distance === 0) throw fieldFault('memberId');
      await throttle.take(tenant.id, OF_AGENT, member.id);
      await throttle.take(tenant.id, TO_MEMBER, `${member.id} ${memberId}`);
      const sent = await once(async (tx) => {
        await write(tx, tenant.id, memberId, messageTexts(masked(member.username), text));
        return { sent: true as const };
      });
      inboxChanged(tenant.id, [memberId]);
      return sent;
    },
  };
}
