import { Problem } from '../src/platform/http/index.ts';
import type { SmsPurpose } from '../src/modules/verification/index.ts';
import type { TestGateway } from './gateway.ts';
import { NORTH } from './test-fleet.ts';

/** The outcome of trying a code: RIGHT, or the code of the refusal. */
export async function redeemCode(gateway: TestGateway, mobile: string, purpose: SmsPurpose, code: string, tenantId = NORTH): Promise<string> {
  try {
    await gateway.smsCodes.redeem(tenantId, mobile, purpose, code);
    return 'RIGHT';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** Opens a player with a verified number; the id. */
export async function memberWithMobile(gateway: TestGateway, username: string, mobile: string): Promise<string> {
  const tenant = gateway.tenants.byMerchant(NORTH);
  if (tenant === undefined) throw new Error('The test fleet has no such merchant.');
  return gateway.db.transaction((tx) => gateway.members.open(tx, tenant, { username, type: 0, passwordHash: null, mobile, mobileVerified: true }));
}
