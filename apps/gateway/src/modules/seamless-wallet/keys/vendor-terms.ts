import type { Queries, Tx } from '../../../platform/db/index.ts';
import { lockTerms, type VendorRef } from './key-rows.ts';

/** What a merchant has agreed with a vendor about its signatures. */
export interface VendorTerms {
  /** Until when signatures of version 1 are taken; null: not. */
  readonly version1Until: Date | null;
  /** How long the former key is valid after a rotation, in seconds. */
  readonly keyGraceSeconds: number;
}

/** The terms of vendors; other gateways see a change within two seconds of its commit. */
export interface TermsCommands {
  setTerms(tx: Tx, ref: VendorRef, change: Partial<VendorTerms>): Promise<VendorTerms>;
  /** The terms of each vendor of a merchant that has any, by vendor. */
  listTerms(query: Queries, tenant: string): Promise<(VendorRef & VendorTerms)[]>;
}

/** {@link TermsCommands} ; `changed` is told the tenant of each change. */
export function createTermsCommands(changed: (tenant: string) => void): TermsCommands {
  const columns = ['vendor', 'version1_until as version1Until', 'key_grace_seconds as keyGraceSeconds'] as const;
  return {
    async setTerms(tx, ref, { version1Until, keyGraceSeconds }) {
      await lockTerms(tx, ref);
      const change = { ...(version1Until === undefined ? {} : { version1_until: version1Until }), ...(keyGraceSeconds === undefined ? {} : { key_grace_seconds: keyGraceSeconds }) };
      const of = tx.selectFrom('vendor_terms').select(columns).where('tenant_id', '=', ref.tenant).where('vendor', '=', ref.vendor);
      if (Object.keys(change).length > 0) await tx.updateTable('vendor_terms').set(change).where('tenant_id', '=', ref.tenant).where('vendor', '=', ref.vendor).execute();
      changed(ref.tenant);
      const { vendor: _vendor, ...terms } = await of.executeTakeFirstOrThrow();
      return terms;
    },
    async listTerms(query, tenant) {
      const rows = await query.selectFrom('vendor_terms').select(columns).where('tenant_id', '=', tenant).orderBy('vendor').execute();
      return rows.map((row) => ({ tenant, ...row }));
    },
  };
}
