import type { Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';

/** Kinds of contracts that the demo merchants have. */
export const AGENT_KINDS = { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true } as const;

/** Lets agents of a demo merchant agree on contracts of every kind, where it decided nothing about that. */
export async function writeAgentSettings(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  await tx
    .insertInto('tenant_setting')
    .values({ tenant_id: tenant.id, name: 'consolidated', value: JSON.stringify(AGENT_KINDS), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
