import { seamlessCalls, seamlessHeaders, seamlessStatus, type SeamlessCall } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../test-support/account-helpers.ts';
import { faultsOfAnswer, jsonOf } from '../../test-support/fuzz/answer-faults.ts';
import { fuzzedRequests, type FuzzedRow } from '../../test-support/fuzz/fuzzed-requests.ts';
import { freshAddresses, fuzz } from '../../test-support/fuzz/fuzzing.ts';
import { isOwnCall, putOnWire } from '../../test-support/fuzz/put-on-wire.ts';
import { listeningGateway, type ListeningGateway } from '../../test-support/listening-gateway.ts';
import { VENDOR_KEY_ID, VENDOR_SECRET } from '../../test-support/player.ts';
import { seatedPlayer, type SeatedPlayer } from '../../test-support/seated-player.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { shown, type WireAnswer } from '../../test-support/wire.ts';
import { signedHeaders } from '../modules/seamless-wallet/index.ts';

let gateway: ListeningGateway;
let player: SeatedPlayer;
const nextAddress = freshAddresses();
const codes = new Set<string>();

beforeAll(async () => {
  gateway = await listeningGateway();
  player = await seatedPlayer(gateway, accountHelpers(gateway), 'fuzzseated');
  await gateway.vendor.setKey(NORTH, player.vendor, VENDOR_SECRET, VENDOR_KEY_ID);
});
afterAll(() => gateway.stop());

/** A request that the wallet carries out. */
function sound(): object {
  const id = gateway.db.newId();
  return {
    requestId: id, ts: gateway.clock.now(), sessionToken: player.sessionToken, playerId: player.id, gameCode: player.game, currency: 'PHP', scale: 2, amount: '10', txId: `t-${id}`,
    roundId: `r-${id}`, refTxId: `b-${id}`, roundClosed: false, stage: 'accepted', token: 'x'.repeat(43),
  };
}

/** The wallet's own promises, where it answered; what is refused before it is in the envelope of every call. */
function faultsOf(answer: WireAnswer, call: SeamlessCall | undefined, { signs, method }: { readonly signs: boolean; readonly method: string }): string[] {
  if (method === 'HEAD') return answer.status < 500 ? [] : [`answered ${answer.status}`];
  const body = jsonOf(answer);
  if (typeof body !== 'object' || body === null || !('code' in body) || 'success' in body) return faultsOfAnswer(answer, undefined);
  if (call === undefined) return [`answered as a wallet call: ${answer.text}`];
  const parsed = seamlessCalls[call].answer.safeParse(body);
  if (!parsed.success) return [`the answer does not fit: ${parsed.error.message}`];
  if (!signs && parsed.data.code === 'OK') return ['carried out a call that was not signed'];
  return seamlessStatus(parsed.data.code) === answer.status && parsed.data.code !== 'UNKNOWN' ? [] : [`answered ${answer.status} ${answer.text}`];
}

describe('wallet calls of vendors under fuzzing, over the network', () => {
  it.each(Object.keys(seamlessCalls) as SeamlessCall[])('%s: answers as the contract says, without a fault of its own, and moves no money unless it is signed', async (call) => {
    const { path, request: schema } = seamlessCalls[call];
    const row: FuzzedRow = { name: call, method: 'POST', path, schema, sound: sound() };
    await fuzz(call, fuzzedRequests(row, 2), async (request) => {
      const signs = request.caller === 0;
      const address = nextAddress();
      const close = async (text: string) => ({
        body: text,
        headers: signedHeaders({ id: VENDOR_KEY_ID, secret: signs ? VENDOR_SECRET : `not ${VENDOR_SECRET}` }, { method: 'POST', path, vendor: player.vendor, merchant: NORTH, rawBody: text, timestamp: String(gateway.clock.now()) }),
      });
      const wire = await putOnWire(row, request, { headers: { host: 'localhost', 'x-forwarded-for': address, [seamlessHeaders.vendor]: player.vendor, [seamlessHeaders.merchant]: NORTH }, close });
      const answer = await gateway.send[address.includes(':') ? 'IPv6' : 'IPv4'](wire);
      const asked = isOwnCall(row, request) || answer.status === 401 ? call : undefined;
      expect(faultsOf(answer, asked, { signs, method: wire.method }), shown(wire)).toEqual([]);
      codes.add((jsonOf(answer) as { readonly code?: string } | undefined)?.code ?? '');
    });
  });

  it('leaves a ledger without contradictions, having carried some calls out', async () => {
    expect([...codes]).toEqual(expect.arrayContaining(['OK', 'INVALID_REQUEST', 'BAD_SIGNATURE']));
    expect(await gateway.wallet.audit(NORTH)).toEqual({ drift: [], imbalance: [], orphans: [] });
  });
});
