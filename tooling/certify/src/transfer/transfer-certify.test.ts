import { onOneEngine } from '@livery/gateway/test-support/vitest';
import { everything } from '@livery/test-config';
import { afterAll, describe, expect, it } from 'vitest';
import type { Result } from '../checks.ts';
import { demoTransferVendor } from '../demo/demo-transfers.ts';
import { closeConnections } from '../platform/post.ts';
import { transferBugs, type TransferBug } from './bugs.ts';
import { referenceTransferVendor } from './reference-vendor.ts';
import { checkTransfers, transferChecks } from './run.ts';
import type { TransferVendor } from './transfer-vendor.ts';

afterAll(closeConnections);

const failed = (results: readonly Result[]) => results.filter(({ failures }) => failures > 0).map(({ name, examples }) => [name, examples]);

async function certify(vendor: TransferVendor): Promise<Result[]> {
  try {
    return await checkTransfers(vendor, 'certify');
  } finally {
    await vendor.close?.();
  }
}

/** What each mistake is caught by, at least. */
const caught: Readonly<Record<TransferBug, string>> = {
  unsigned: 'refuses-unsigned',
  'takes-version-1': 'refuses-version-1',
  'ignores-the-method': 'refuses-another-method',
  'ignores-the-path': 'refuses-another-path',
  'ignores-the-names': 'refuses-other-names',
  'takes-any-key-id': 'refuses-another-key',
  'stale-clock': 'refuses-stale',
  'reads-anything': 'refuses-what-it-cannot-read',
  'no-echo': 'echoes-the-request',
  'one-balance': 'keeps-players-apart',
  'moves-twice': 'counts-a-transfer-once',
  'new-answer': 'answers-alike',
  races: 'counts-once-at-the-same-time',
  'takes-another-body': 'refuses-another-body',
  overdraws: 'never-overdraws',
  'forgets-refusals': 'refuses-for-ever',
  'tells-rejected-as-done': 'tells-what-was-sent',
  'own-scale': 'tells-what-was-sent',
  'never-bars': 'bars-what-it-does-not-know',
  'drops-digits': 'keeps-its-scale',
  'writes-later': 'writes-before-it-answers',
  'forgets-bars': 'keeps-its-bars',
  'loses-bets': 'lists-every-bet',
  'changes-ends': 'lists-alike',
  'skips-bets': 'reads-on',
};

// No database has a part in it: one run of it is enough.
describe.runIf(onOneEngine)('transfer certification', () => {
  it('passes a correct vendor', async () => {
    const results = await certify(await referenceTransferVendor());
    expect(failed(results)).toEqual([]);
    expect(results.map(({ name }) => name)).toEqual(transferChecks.map(({ name }) => name));
  });

  it.runIf(everything())('passes the demo vendor over kill -9', { timeout: 120_000 }, async () => {
    const results = await certify(await demoTransferVendor());
    expect(failed(results)).toEqual([]);
    expect(results).toHaveLength(transferChecks.length);
  });

  it.each(Object.keys(transferBugs) as TransferBug[])('names the broken rule for the bug "%s"', async (bug) => {
    const results = await certify(await referenceTransferVendor([bug]));
    expect(failed(results).map(([name]) => name)).toContain(caught[bug]);
  });
});
