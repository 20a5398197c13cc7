import type { OperatorValueOf } from '@livery/contracts';
import type { Database } from '../../../platform/db/index.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { PLATFORM, type Trail, type TrailFilter } from './trail.ts';
import { verifyTrail } from './verify-trail.ts';

type TrailCall = 'trail:list' | 'trail:verify' | 'trail:platform' | 'trail:verify-platform';

/** Handlers of the calls that read the trail. */
export function trailHandlers(db: Database, trail: Trail): OperatorHandlers<TrailCall> {
  async function list(tenant: string, filter: TrailFilter): Promise<OperatorValueOf<'trail:list'>> {
    const { rows, next } = await trail.list(tenant, filter);
    return { entries: rows.map(({ at, ip, ...row }) => ({ ...row, at: at.toISOString(), ip: ip === '' ? null : ip })), next };
  }
  return {
    'trail:list': ({ tenant, request }) => list(tenant.id, request),
    'trail:verify': ({ tenant }) => verifyTrail(db, tenant.id),
    'trail:platform': ({ request }) => list(PLATFORM, request),
    'trail:verify-platform': () => verifyTrail(db, PLATFORM),
  };
}
