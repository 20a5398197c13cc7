import type { FieldFault, ResponseOf } from '@livery/contracts';
import type { Database } from '../../platform/db/index.ts';
import { Problem, type Handlers, type Tenant } from '../../platform/http/index.ts';
import type { Site } from '../settings/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Documents } from './documents.ts';
import { ownerOf, wantedOf, type DocumentKind } from './types.ts';

export interface DocumentHandlersDeps {
  readonly db: Database;
  readonly documents: Documents;
  readonly uploads: Pick<Uploads, 'of'>;
  readonly site: Pick<Site, 'setting'>;
}

const PARTS = ['front', 'back', 'portrait'] as const;
const KINDS: readonly DocumentKind[] = ['idCard', 'passport', 'drivingLicence', 'residencePermit'];

/** Handlers of the calls about identity documents. */
export function documentHandlers({ db, documents, uploads, site }: DocumentHandlersDeps): Handlers<'documents' | 'sendDocuments'> {
  async function shown(tenant: Tenant, memberId: string): Promise<ResponseOf<'documents'>> {
    const [latest, asked, { documentsRequiredAbove: requiredAbove }] = [await documents.latest(tenant.id, memberId), await site.setting(tenant, 'documentParts'), await site.setting(tenant, 'withdrawals')];
    const images = latest === undefined ? [] : await uploads.of(tenant.id, ownerOf(latest.id));
    return {
      state: latest?.state ?? 'none',
      kind: latest?.kind ?? null,
      note: latest?.state === 'refused' ? latest.note : null,
      sentAt: latest?.sentAt.toISOString() ?? null,
      decidedAt: latest?.decidedAt?.toISOString() ?? null,
      images: images.flatMap((image, index) => {
        const part = latest?.parts[index];
        return part === undefined ? [] : [{ ...image, part }];
      }),
      wanted: Object.fromEntries(KINDS.map((kind) => [kind, [...wantedOf(kind, asked)]])) as ResponseOf<'documents'>['wanted'],
      requiredAbove,
      currency: tenant.currency,
    };
  }

  return {
    documents: ({ tenant, member }) => shown(tenant, member.id),
    async sendDocuments({ request, tenant, member }) {
      const wanted = wantedOf(request.kind, await site.setting(tenant, 'documentParts'));
      const faults = PARTS.flatMap((part): FieldFault[] => {
        if (wanted.includes(part)) return request[part] === undefined ? [{ field: part, rule: 'required' }] : [];
        return request[part] === undefined ? [] : [{ field: part, rule: 'invalid' }];
      });
      if (faults.length > 0) throw new Problem('VALIDATION_FAILED', { fields: faults });
      const images = wanted.flatMap((part) => (request[part] === undefined ? [] : [{ part, id: request[part] }]));
      await db.transaction((tx) => documents.send(tx, tenant.id, member.id, { kind: request.kind, images }));
      return shown(tenant, member.id);
    },
  };
}
