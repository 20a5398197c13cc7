import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seamlessCalls } from '@livery/contracts';
import type { TransferVendor } from '../transfer/transfer-vendor.ts';
import { openPage, type ShownRound } from './page.ts';
import { startVendorProgram } from './vendor-program.ts';
import { demoTransfers } from './vendors.ts';

const { code: CODE, game: GAME } = demoTransfers;
const [MERCHANT, CURRENCY] = ['CERTIFY01', 'PHP'];
const KEY = { id: 'certification', secret: 'certification-secret-of-more-than-thirty-two-characters' };
const ROUNDS = 4;
const STAKE = '1000';
const LOOK_MS = 15;
/** A seat without a player is taken by the vendor after eight seconds of its time. */
const CLOCK_RATE = 40;

/** A platform that knows who holds a token: its name is the player's. It asks for no money, as nobody asks it for any. */
async function namesPlayers(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part)).on('end', () => {
      const { requestId, token } = JSON.parse(text) as { requestId: string; token: string };
      const who = {
        code: 'OK', requestId, balance: '0', currency: CURRENCY, scale: 2, sessionToken: token, expiresAt: Date.now() + 1_800_000, playerId: token.split('.')[0], nickname: 'Player',
        gameCode: GAME, language: 'en', kind: 'real', minStake: '100', maxStake: '100000',
      };
      const known = request.url === seamlessCalls.authenticate.path;
      response.writeHead(known ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify(known ? who : { code: 'UNKNOWN', requestId }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

/** The vendor of the demo platform that keeps its players' money, in its own program. */
export async function demoTransferVendor(): Promise<TransferVendor> {
  const platform = await namesPlayers();
  const program = await startVendorProgram({ gatewayUrl: platform.url, keys: { [CODE]: { [MERCHANT]: KEY } }, clockRate: CLOCK_RATE });
  return {
    name: `demo vendor ${CODE}`,
    code: CODE,
    merchant: MERCHANT,
    key: KEY,
    currency: CURRENCY,
    get origin() {
      return program.url;
    },
    kill: program.kill,
    async play(playerId) {
      const launch = { token: `${playerId}.${randomUUID()}`, nonce: randomUUID(), merchant: MERCHANT, vendor: CODE, game: GAME };
      const { body } = await openPage(program, undefined).ask('POST', '/api/launch', launch);
      const page = openPage(program, String(body['sessionId']));
      for (let round = 0; round < ROUNDS; round++) {
        const spinId = randomUUID();
        const seed = createHash('md5').update(spinId).digest('hex');
        let shown = (await page.ask('POST', '/api/spin', { spinId, stake: STAKE, choice: { seed } })).body as unknown as ShownRound;
        while (shown.status !== 'settled') {
          if (shown.status === 'refused' || shown.status === undefined) throw new Error(`a bet was refused: ${shown.problem}`);
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
          shown = (await page.ask('GET', `/api/spin/${spinId}`)).body['round'] as ShownRound;
        }
      }
    },
    async close() {
      await program.close();
      await platform.close();
    },
  };
}
