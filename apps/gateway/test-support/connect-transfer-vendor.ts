import { sql } from 'kysely';
import { fakeVendor, type FakeVendor } from './fake-vendor.ts';
import type { TestGateway } from './gateway.ts';
import { NORTH } from './test-fleet.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';

/** Makes one vendor of the catalogue the only one with a wallet of its own, and answers it, as connected by the merchant NORTH. */
export async function connectTransferVendor(gateway: TestGateway, code: string): Promise<FakeVendor> {
  const vendor = await fakeVendor(SECRET, gateway.clock.now);
  await sql`update game_vendor set wallet = 'seamless' where wallet = 'transfer'`.execute(gateway.db.query);
  await sql`update game_vendor set wallet = 'transfer', origin = ${vendor.origin}, state = 'open' where code = ${code}`.execute(gateway.db.query);
  await gateway.vendor.setKey(NORTH, code, SECRET, 'key-1');
  return vendor;
}
