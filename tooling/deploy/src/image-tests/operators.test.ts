import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appCode, startCluster, testFleet, writeDist, type Cluster } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blockOf } from '../operations/document.ts';
import { askForPasswords, makeLogins, PASSWORD } from '../operations/logins.ts';
import { openMachine, type Machine } from '../operations/machine.ts';
import { gatewayPorts } from '../operations/ports.ts';
import { ROOT } from '../paths.ts';

const bin = findPostgres();
const STORY_MS = 300_000;
const WAIT_MS = 120_000;
const OWN_PASSWORD = 'an operator of tests';
const CODE_MS = 30_000;

describe('the operators’ server', () => {
  it('is opened by docs/operations.md where PostgreSQL is', () => expect(bin).toBeDefined());
});

// One story, in the order of the document's section; the release that serves is the one of this checkout.
describe.runIf(bin !== undefined)('docs/operations.md, "Operators"', () => {
  let root: string;
  let dist: string;
  let cluster: Cluster;
  let machine: Machine;
  let ports: readonly [number, number];
  let opsPort: number;

  const current = (): string => join(root, 'opt/livery/current');
  const isReady = (port: number): Promise<boolean> => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok, () => false);
  /** Resolves when both gateways are ready. */
  const serving = (): Promise<void> => vi.waitFor(async () => expect([await Promise.all(ports.map(isReady)), machine.logs()]).toEqual([[true, true], expect.any(String)]), { timeout: WAIT_MS, interval: 100 });
  /** Types the document's line of a command at the operator's own machine, with what it would ask for at the terminal. */
  function types(command: string, { code = '', ...asked }: Readonly<Record<string, string>> = {}): Promise<string> {
    const words = `npm run ops -- ${command}`;
    const [line = ''] = blockOf('Operators', words).split('\n').filter((text) => text.startsWith(words));
    const settings = Object.entries({ OPS_CONFIG: join(root, 'ops.json'), OPS_URL: `http://localhost:${opsPort}`, ...asked });
    return machine.run(`export ${settings.map(([name, value]) => `${name}='${value}'`).join(' ')}\n${line.replace('<code>', code)}`, current());
  }

  beforeAll(async () => {
    root = mkdtempSync('/tmp/livery-desk-');
    chmodSync(root, 0o755); // PostgreSQL's account may be another
    dist = writeDist(testFleet);
    writeFileSync(join(dist, 'fleet.json'), JSON.stringify(testFleet));
    ports = await gatewayPorts();
    opsPort = ports[0] + 5;
    cluster = await startCluster(bin ?? '');
    await askForPasswords(cluster);
    const { port } = new URL(cluster.url);
    machine = await openMachine({
      root,
      programs: bin ?? '',
      meant: [
        [/<password>/g, PASSWORD],
        [/@127\.0\.0\.1\/livery/g, `@127.0.0.1:${port}/livery`],
        [/(?<=[\s"=])\/(?=opt\/livery|etc\/)/g, `${root}/`],
        [/livery-gateway@4000/g, `livery-gateway@${ports[0]}`],
        [/livery-gateway@4010/g, `livery-gateway@${ports[1]}`],
        [/\b4400\b/g, String(opsPort)],
      ],
      services: { caddy: { start: () => Promise.resolve(), stop: () => Promise.resolve() } },
    });
    symlinkSync(ROOT, current());
    await makeLogins(machine, cluster);
    const env = machine.translated(blockOf('Install without Docker', 'LIVERY_SECRET=')).replace('<openssl rand -hex 32>', randomBytes(32).toString('hex'));
    writeFileSync(join(root, 'etc/livery/gateway.env'), `${env}DIST_DIR=${dist}\n`, { mode: 0o600 });
    await machine.run(blockOf('Install without Docker', 'cp tooling/deploy/systemd'), current());
    await serving();
  }, STORY_MS);
  afterAll(async () => {
    await machine?.stop();
    cluster?.stop();
    for (const folder of [root, dist]) rmSync(folder, { recursive: true, force: true });
  }, STORY_MS);

  it('refuses the logins of the database without their passwords', async () => {
    const ask = (login: string, password: string) => machine.run(`PGPASSWORD=${password} psql --no-password --host 127.0.0.1 --port ${new URL(cluster.url).port} --username ${login} --dbname livery --command 'select 1'`);
    for (const login of ['livery_owner', 'livery_app']) {
      expect(await ask(login, PASSWORD)).toContain('1 row');
      await expect(ask(login, 'another')).rejects.toThrow('password authentication failed');
    }
  });

  it('opens the server at one gateway, while both serve', async () => {
    await expect(fetch(`http://127.0.0.1:${opsPort}/ops/v1/session/show`)).rejects.toThrow('fetch failed');
    await machine.run(blockOf('Operators', 'mkdir -p /etc/systemd'));
    await serving();
    expect((await fetch(`http://127.0.0.1:${opsPort}/ops/v1/session/show`)).status).toBe(401);
  }, STORY_MS);

  it('adds the first admin, who enrols, logs in, adds a second one, and finds it in the trail', async () => {
    const printed = await machine.run(blockOf('Operators', 'set -a'));
    const code = /^ {2}([0-9a-f]{36})$/m.exec(printed)?.[1] ?? printed;
    const begun = await types('session:enrol', { code });
    const secret = /^secret +(\w+)$/m.exec(begun)?.[1] ?? begun;
    // Each code of the app is good once: the login takes the next one, which is accepted half a minute early.
    const now = Date.now();
    const shown = (steps: number): Readonly<Record<string, string>> => ({ OPS_PASSWORD: OWN_PASSWORD, OPS_APP_CODE: appCode(secret, now + steps * CODE_MS) });
    await types('session:confirm', { code, ...shown(0) });
    await types('session:login', shown(1));
    expect(await types('operators:add')).toMatch(/[0-9a-f]{36}/);
    expect(await types('trail:verify-platform')).toMatch(/whole +yes/);
  }, STORY_MS);
});
