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
  /** Minor units that it moves. */
  readonly amount: bigint;
  readonly currency: string;
  readonly subject: string;
  readonly state: ApprovalState;
  readonly requestedBy: { readonly id: string; readonly name: string };
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
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
}

/** The store of approvals. */
export interface Approvals {
  request(tx: Tx, order: ApprovalRequest): Promise<string>;
  page(tenant: string, state: ApprovalState | 'all', pageNo: number, pageSize: number): Promise<NumberedPage<Approval>>;
  /** An approval, locked until the transaction ends: of several who decide, one does. */
  lock(tx: Tx, tenant: string, id: string): Promise<Approval | undefined>;
  decide(tx: Tx, tenant: string, id: string, state: 'approved' | 'refused', by: string): Promise<void>;
  /** Marks what nobody decided about in time. */
  sweep(): Promise<void>;
}

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
      .select(['decider.name as decidedBy', 'approval.decided_at as decidedAt'])
      .where('approval.tenant_id', '=', tenant);
  type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;
  /** One whose time is over is expired, also before it is marked so. */
  const approvalOf = ({ askerId, askerName, state, ...row }: Row): Approval => ({
    ...row,
    requestedBy: { id: askerId, name: askerName },
    state: state === 'pending' && row.expiresAt.getTime() <= db.clock.now() ? 'expired' : state,
  });

  return {
    async request(tx, { tenant, call, request, key, amount, subject, requestedBy }) {
      const id = db.newId();
      await tx
        .insertInto('operator_approval')
        .values({
          tenant_id: tenant.id, id, call, request: JSON.stringify(request), key, amount, currency: tenant.currency.code, subject, requested_by: requestedBy, requested_at: now(), expires_at: now(LIFETIME_MS),
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
    async decide(tx, tenant, id, state, by) {
      await tx.updateTable('operator_approval').set({ state, decided_by: by, decided_at: now() }).where('tenant_id', '=', tenant).where('id', '=', id).where('state', '=', 'pending').execute();
    },
    async sweep() {
      await db.query.updateTable('operator_approval').set({ state: 'expired' }).where('state', '=', 'pending').where('expires_at', '<=', now()).execute();
    },
  };
}
