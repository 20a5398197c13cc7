import type { Database, Tx } from '../../../platform/db/index.ts';
import type { NumberedPage } from '../../wallet/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';

/** Where an approval has got to. */
export type ApprovalState = 'pending' | 'approved' | 'refused' | 'expired';

/** An order that waits for a second operator. */
export interface Approval {
  readonly id: string;
  readonly call: string;
  /** The request as it was validated, in JSON. */
  readonly request: string;
  readonly key: string;
  /** Minor units that it moves; 0 for what moves no money. */
  readonly amount: bigint;
  readonly currency: string;
  readonly subject: string;
  readonly state: ApprovalState;
  readonly requestedBy: { readonly id: string; readonly name: string };
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  /** Whether its time is over: to be decided, or after the decision to be carried out. */
  readonly expired: boolean;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  /** Address of whoever asked. */
  readonly requestedIp: string;
  /** When whoever asked carried it out with the approval; null for what the approval carries out itself. */
  readonly carriedOutAt: Date | null;
}

/** What is asked for. */
export interface ApprovalRequest {
  readonly tenant: Tenant;
  readonly call: string;
  readonly request: unknown;
  readonly key: string;
  readonly amount: bigint;
  readonly subject: string;
  readonly requestedBy: string;
  readonly ip: string;
}

/** The store of approvals. */
export interface Approvals {
  request(tx: Tx, order: ApprovalRequest): Promise<string>;
  page(tenant: string, state: ApprovalState | 'all', pageNo: number, pageSize: number): Promise<NumberedPage<Approval>>;
  /** An approval, locked until the transaction ends: of several who decide, one does. */
  lock(tx: Tx, tenant: string, id: string): Promise<Approval | undefined>;
  /** Ends the wait. With `open` the approval is one to carry out, within another {@link LIFETIME_MS}. */
  decide(tx: Tx, tenant: string, id: string, state: 'approved' | 'refused', by: string, open?: boolean): Promise<void>;
  /** Marks one that whoever asked has carried out. */
  carriedOut(tx: Tx, tenant: string, id: string): Promise<void>;
  /** Marks what nobody decided about in time. */
  sweep(): Promise<void>;
}

/** How long an order waits for its decision, and an approval for being carried out. */
const LIFETIME_MS = 24 * 3_600_000;

/** {@link Approvals} in the database. */
export function createApprovals(db: Database): Approvals {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);
  const all = (query: Tx | Database['query'], tenant: string) =>
    query
      .selectFrom('operator_approval as approval')
      .innerJoin('operator as asker', 'asker.id', 'approval.requested_by')
      .leftJoin('operator as decider', 'decider.id', 'approval.decided_by')
      .select(['approval.id', 'approval.call', 'approval.request', 'approval.key', 'approval.amount', 'approval.currency', 'approval.subject', 'approval.state'])
      .select(['asker.id as askerId', 'asker.name as askerName', 'approval.requested_at as requestedAt', 'approval.expires_at as expiresAt'])
      .select(['decider.name as decidedBy', 'approval.decided_at as decidedAt', 'approval.requested_ip as requestedIp', 'approval.carried_out_at as carriedOutAt'])
      .where('approval.tenant_id', '=', tenant);
  type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;
  const isOver = (at: Date): boolean => at.getTime() <= db.clock.now();
  /** One whose time is over is expired, also before it is marked so. */
  const approvalOf = ({ askerId, askerName, state, ...row }: Row): Approval => ({
    ...row,
    requestedBy: { id: askerId, name: askerName },
    state: state === 'pending' && isOver(row.expiresAt) ? 'expired' : state,
    expired: isOver(row.expiresAt),
  });

  return {
    async request(tx, { tenant, call, request, key, amount, subject, requestedBy, ip }) {
      const id = db.newId();
      await tx
        .insertInto('operator_approval')
        .values({
          tenant_id: tenant.id, id, call, request: JSON.stringify(request), key, amount, currency: tenant.currency.code, subject, requested_by: requestedBy, requested_at: now(), expires_at: now(LIFETIME_MS), requested_ip: ip,
        })
        .execute();
      return id;
    },
    async page(tenant, state, pageNo, pageSize) {
      let query = all(db.query, tenant);
      if (state === 'pending') query = query.where('approval.state', '=', 'pending').where('approval.expires_at', '>', now());
      else if (state === 'expired') query = query.where((eb) => eb.or([eb('approval.state', '=', 'expired'), eb.and([eb('approval.state', '=', 'pending'), eb('approval.expires_at', '<=', now())])]));
      else if (state !== 'all') query = query.where('approval.state', '=', state);
      const { total } = await query.clearSelect().select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
      const rows = await query.orderBy('approval.requested_at', 'desc').orderBy('approval.id', 'desc').limit(pageSize).offset((pageNo - 1) * pageSize).execute();
      return { lines: rows.map(approvalOf), total: Number(total) };
    },
    async lock(tx, tenant, id) {
      const locked = await tx.selectFrom('operator_approval').select('id').where('tenant_id', '=', tenant).where('id', '=', id).forUpdate().executeTakeFirst();
      const row = locked === undefined ? undefined : await all(tx, tenant).where('approval.id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : approvalOf(row);
    },
    async decide(tx, tenant, id, state, by, open = false) {
      await tx.updateTable('operator_approval').set({ state, decided_by: by, decided_at: now(), ...(open ? { expires_at: now(LIFETIME_MS) } : {}) }).where('tenant_id', '=', tenant).where('id', '=', id).where('state', '=', 'pending').execute();
    },
    async carriedOut(tx, tenant, id) {
      await tx.updateTable('operator_approval').set({ carried_out_at: now() }).where('tenant_id', '=', tenant).where('id', '=', id).execute();
    },
    async sweep() {
      await db.query.updateTable('operator_approval').set({ state: 'expired' }).where('state', '=', 'pending').where('expires_at', '<=', now()).execute();
    },
  };
}
