import { everything, findCaddy } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCaddy, type Caddy } from '../../test-support/caddy.ts';
import { testEngine } from '../../test-support/database.ts';
import { freePort } from '../../test-support/free-port.ts';
import { startGatewayProcess, type GatewayProcess } from '../../test-support/gateway-process.ts';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { atGame } from '../../test-support/player.ts';
import { NORTH } from '../../test-support/test-fleet.ts';

const program = findCaddy();
const SECRET = 'a secret for gateways behind a proxy';
/** Longer than the proxy takes to notice: it asks every second. */
const DRAIN_MS = 3_000;
const BETS_AFTER = 20;
const STORY_MS = 120_000;

// On a machine that does much else, the proxy notices late that a gateway drains: not for every merge.
describe.runIf(testEngine === 'postgres' && everything())('caddy', () => {
  it('is installed', () => {
    expect(program, 'Caddy was not found, so no gateways were replaced behind it. Install it (Debian: `apt install caddy`).').toBeDefined();
  });
});

describe.runIf(testEngine === 'postgres' && program !== undefined && everything())('two gateways behind the proxy of production', () => {
  let owner: TestGateway;
  let ports: readonly number[];
  let caddy: Caddy;
  const serving: GatewayProcess[] = [];
  const begin = (port: number): Promise<GatewayProcess> =>
    startGatewayProcess(owner.db.servingUrl ?? '', { PORT: String(port), LIVERY_SECRET: SECRET, DRAIN_MS: String(DRAIN_MS), TRUST_PROXY: 'loopback', REQUESTS_PER_MINUTE: '1000000' });

  beforeAll(async () => {
    owner = await testGateway({ secret: SECRET });
    // The processes have the machine's clock.
    owner.clock.advance(Date.now() - owner.clock.now());
    ports = [await freePort('localhost'), await freePort('localhost')];
    for (const port of ports) serving.push(await begin(port));
    caddy = await startCaddy(program ?? '', ports.map((port) => `localhost:${port}`));
  }, STORY_MS);
  afterAll(async () => {
    await caddy.stop();
    for (const gateway of serving) await gateway.remove();
    await owner.stop();
  });

  it('are replaced one after the other under bets, without one that fails', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, (_, index) => atGame(owner, NORTH, `rolling0${index}`, caddy.origin)));
    const codes: (string | undefined)[] = [];
    let done = false;
    const playing = players.map(async ({ bet, win }, player) => {
      let after = 0;
      for (let round = 0; after < BETS_AFTER; round++) {
        codes.push(await bet(`rolling-${player}-${round}`, `r${round}`), await win(`rolling-${player}-${round}`, `r${round}`));
        if (done) after++;
      }
    });
    const replace = async (): Promise<void> => {
      for (const [index, port] of ports.entries()) {
        serving[index]?.terminate();
        expect((await serving[index]?.ended)?.code).toBe(0);
        await serving[index]?.remove();
        serving[index] = await begin(port);
      }
    };
    await Promise.all([...playing, replace().finally(() => (done = true))]);
    expect(new Set(codes)).toEqual(new Set(['OK']));
    expect(codes.length).toBeGreaterThan(4 * 2 * BETS_AFTER);
    expect(await owner.wallet.audit()).toEqual({ drift: [], imbalance: [], orphans: [] });
    expect(await owner.vendor.totalsDrift()).toEqual([]);
  }, STORY_MS);
});
