import type { Queries } from '../../platform/db/index.ts';
import type { Member, Members } from './members.ts';

/** The account of a session, which is never deleted before it. */
export async function holderOf(members: Pick<Members, 'byId'>, tenantId: string, id: string, query?: Queries): Promise<Member> {
  const holder = await members.byId(tenantId, id, query);
  if (holder === undefined) throw new Error(`A session without its member: ${id}`);
  return holder;
}
