import { operatorSchemas } from '@livery/contracts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { SeamlessWallet, VendorRef, VendorTerms } from '../../seamless-wallet/index.ts';
import type { Approvals } from '../approvals/approvals.ts';
import { permittedOrder } from '../approvals/permitted-order.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { lockVendorTerms } from './vendor-terms.ts';

export interface KeyHandlersDeps {
  readonly db: Database;
  readonly approvals: Approvals;
  readonly vendor: Pick<SeamlessWallet, 'rotateKey' | 'revokeKey' | 'listKeys' | 'setTerms' | 'listTerms' | 'forgetKeys'>;
}

type KeyCall = 'vendor-keys:list' | 'vendor-keys:rotate' | 'vendor-keys:revoke' | 'vendors:version1' | 'vendors:grace';

const termsView = ({ version1Until, keyGraceSeconds }: VendorTerms) => ({ version1Until: version1Until?.toISOString() ?? null, graceHours: keyGraceSeconds / 3600 });

/**
 * Handlers of the calls about keys of vendors. A secret is in the answer of its rotation alone: neither in the trail nor in a log,
 * nor with the approval, which is given before the key is made.
 */
export function keyHandlers({ db, approvals, vendor: wallet }: KeyHandlersDeps): OperatorHandlers<KeyCall> {
  /** Keys that are not over, as the trail has them. */
  async function keysAlive(tx: Tx, { tenant, vendor }: VendorRef): Promise<string[]> {
    const keys = await wallet.listKeys(tx, tenant, vendor);
    return keys.filter(({ state }) => state === 'valid' || state === 'scheduled').map(({ id }) => id);
  }
  /** Changes the terms; the commands have dropped the cache inside the transaction, where others may have filled it again. */
  async function changeTerms(tx: Tx, ref: VendorRef, change: Partial<VendorTerms>) {
    const before = termsView(await lockVendorTerms(tx, wallet, ref));
    const after = termsView(await wallet.setTerms(tx, ref, change));
    return { subject: `vendor:${ref.vendor}`, before, after, beside: {}, committed: () => wallet.forgetKeys(ref.tenant) };
  }

  return {
    async 'vendor-keys:list'({ tenant, request: { vendor } }) {
      const [keys, terms] = await Promise.all([wallet.listKeys(db.query, tenant.id, vendor), wallet.listTerms(db.query, tenant.id)]);
      return {
        keys: keys.map(({ vendor: of, id, state, createdAt, validFrom, expiresAt }) => ({ vendor: of, id, state, createdAt: createdAt.toISOString(), validFrom: validFrom.toISOString(), expiresAt: expiresAt?.toISOString() ?? null })),
        terms: terms.filter((each) => vendor === undefined || each.vendor === vendor).map((each) => ({ vendor: each.vendor, ...termsView(each) })),
      };
    },
    'vendor-keys:rotate': {
      async run(tx, { tenant, caller, request: { vendor, validFrom, approvalId } }) {
        const ref = { tenant: tenant.id, vendor };
        const subject = `vendor:${vendor}`;
        const approval = approvalId === undefined ? undefined : await permittedOrder(approvals, tx, { tenant: tenant.id, approvalId, call: 'vendor-keys:rotate', operatorId: caller.id });
        await lockVendorTerms(tx, wallet, ref);
        const before = { keys: await keysAlive(tx, ref) };
        if (approval === undefined) return { subject, before, after: { ...before, validFrom: validFrom ?? 'when it is carried out' }, secondOperator: true, beside: { key: null } };
        const asked = operatorSchemas['vendor-keys:rotate'].request.parse(JSON.parse(approval.request));
        if (asked.vendor !== vendor || asked.validFrom !== validFrom) throw new OperatorProblem('STATE_CONFLICT', 'Another rotation was approved: state the same vendor and moment.');
        const made = await wallet.rotateKey(tx, { ...ref, ...(validFrom === undefined ? {} : { validFrom: new Date(validFrom) }) });
        const times = { validFrom: made.validFrom.toISOString(), formerUntil: made.formerUntil.toISOString() };
        return {
          subject,
          before,
          after: { keys: await keysAlive(tx, ref), key: made.id, ...times, approval: approval.id, approvedBy: approval.decidedBy },
          beside: { key: { id: made.id, secret: made.secret, ...times } },
          committed: () => wallet.forgetKeys(tenant.id),
        };
      },
    },
    'vendor-keys:revoke': {
      async run(tx, { tenant, request: { vendor, keyId } }) {
        const ref = { tenant: tenant.id, vendor };
        await lockVendorTerms(tx, wallet, ref);
        const before = { keys: await keysAlive(tx, ref) };
        if (!(await wallet.revokeKey(tx, { ...ref, id: keyId }))) throw new OperatorProblem('NOT_FOUND', `${vendor} has no key ${keyId} at ${tenant.id} that could be revoked. vendor-keys:list shows them.`);
        return { subject: `vendor:${vendor}`, before, after: { keys: await keysAlive(tx, ref), revoked: keyId }, beside: {}, committed: () => wallet.forgetKeys(tenant.id) };
      },
    },
    'vendors:version1': {
      async run(tx, { tenant, request: { vendor, until } }) {
        const changed = await changeTerms(tx, { tenant: tenant.id, vendor }, { version1Until: until === 'off' ? null : new Date(until) });
        // Ending the weaker signature needs nobody else.
        return { ...changed, secondOperator: until !== 'off' };
      },
    },
    'vendors:grace': {
      run: (tx, { tenant, request: { vendor, hours } }) => changeTerms(tx, { tenant: tenant.id, vendor }, { keyGraceSeconds: hours * 3600 }),
    },
  };
}
