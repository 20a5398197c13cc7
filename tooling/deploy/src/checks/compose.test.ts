import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DEPLOY, ROOT } from '../paths.ts';
import { composeFaults } from './compose.ts';

const FILE = join(DEPLOY, 'compose.yaml');
const text = readFileSync(FILE, 'utf8');

interface Service {
  readonly command?: readonly string[];
  readonly stop_grace_period?: string;
  readonly read_only?: boolean;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}
const { services, secrets } = parse(text, { merge: true }) as Compose;

/** Seconds that a gateway serves on after SIGTERM, and then finishes what is under way. */
const STOP_SECONDS = 5 + 22;
const GATEWAYS = ['gateway-1', 'gateway-2'];

/** What is said about another text of the file. */
function faultsOf(other: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'livery-compose-'));
  try {
    const file = join(folder, 'compose.yaml');
    writeFileSync(file, other);
    return composeFaults(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('compose.yaml', () => {
  it('has no fault by the specification and by dclint', () => {
    expect(composeFaults(FILE)).toEqual([]);
  });

  it('gives each gateway a folder of data of its own', () => {
    const folders = GATEWAYS.map((name) => services[name]?.volumes?.find((volume) => volume.endsWith(':/var/lib/livery')));
    expect(folders).not.toContain(undefined);
    expect(new Set(folders).size).toBe(GATEWAYS.length);
  });

  it('waits for what a gateway has under way, and lets it write nowhere else', () => {
    for (const name of GATEWAYS) {
      expect(Number.parseInt(services[name]?.stop_grace_period ?? '0', 10)).toBeGreaterThan(STOP_SECONDS);
      expect(services[name]?.read_only).toBe(true);
    }
  });

  it('keeps the owner’s and the administrator’s passwords from what serves, and the database from the proxy', () => {
    for (const name of GATEWAYS) expect(services[name]?.secrets?.filter((secret) => /owner|admin/.test(secret))).toEqual([]);
    expect([services['proxy']?.networks, services['postgres']?.networks]).toEqual([['front'], ['back']]);
  });

  it('starts a replica, a news server and what watches only where they are asked for, and needs none of them', () => {
    const optional = Object.entries(services).filter(([, { profiles }]) => profiles !== undefined).map(([name]) => name);
    expect(optional.toSorted()).toEqual(['alertmanager', 'news', 'operator', 'prometheus', 'replica']);
    for (const [name, { profiles, depends_on: needed = {} }] of Object.entries(services)) expect([name, profiles === undefined ? Object.keys(needed).filter((one) => optional.includes(one)) : []]).toEqual([name, []]);
    for (const name of ['replica', 'news']) expect([services[name]?.profiles, services[name]?.networks]).toEqual([[name], ['back']]);
  });

  it('gives gateways the replica and the news server that .env names, as docs/operations.md says', () => {
    const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    for (const [setting, service] of [['NEWS_HOST', 'news'], ['REPLICA_HOST', 'replica']] as const) {
      const port = new RegExp(`\\x60${setting}=${service}:(\\d+)\\x60`).exec(operations)?.[1];
      expect([setting, port]).toEqual([setting, service === 'news' ? '6379' : '5432']);
      for (const name of GATEWAYS) expect(services[name]?.environment?.[setting]).toBe(`\${${setting}:-}`);
    }
  });

  it('reads every secret from the folder that git and the image leave out', () => {
    const files = Object.values(secrets).map(({ file }) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.startsWith('./secrets/'))).toEqual([]);
    expect(readFileSync(join(DEPLOY, '.gitignore'), 'utf8').split('\n')).toContain('/secrets/');
    expect(readFileSync(join(DEPLOY, 'Dockerfile.dockerignore'), 'utf8').split('\n')).toContain('tooling/deploy/secrets');
  });
});

describe('composeFaults', () => {
  it('reports a key that the specification does not have, an image without a tag, and a port without its address', () => {
    expect(faultsOf(text.replace('read_only:', 'readonly:')).join()).toContain('invalid-schema');
    expect(faultsOf(text.replace('image: postgres:17', 'image: postgres')).join()).toContain('service-image-require-explicit-tag');
    expect(faultsOf(text.replace('127.0.0.1:9090:9090', '9090:9090')).join()).toContain('no-unbound-port-interfaces');
  });
});
