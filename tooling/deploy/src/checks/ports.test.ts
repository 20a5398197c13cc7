import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DEPLOY, ROOT } from '../paths.ts';
import { readResources } from './kubernetes.ts';

const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const start = operations.split('\n## What there must be\n')[1]?.split('\n## ')[0] ?? '';

/** Numbers of the first column of the table with this head. */
function portsOf(head: string): readonly number[] {
  const [, rows = ''] = start.split(head);
  const [table = ''] = rows.split('\n\n');
  return [...table.matchAll(/^\| ([^|]*\d[^|]*) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/\d+/g)].map(Number));
}
const listened = portsOf('| port | who listens | who may connect |');
const outgoing = portsOf('| to port | of |');

interface Service {
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}
const { services } = parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true }) as { services: Readonly<Record<string, Service>> };
interface Container {
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
}
const resources = readResources(readFileSync(join(DEPLOY, 'kubernetes/gateway.yaml'), 'utf8')) as readonly unknown[];
const specOf = (kind: string): unknown => (resources.find((one) => (one as { kind: string }).kind === kind) as { spec: unknown }).spec;
const [container] = (specOf('Deployment') as { template: { spec: { containers: readonly Container[] } } }).template.spec.containers;
const service = specOf('Service') as { ports: readonly { targetPort: string }[] };
const policy = specOf('NetworkPolicy') as { egress: readonly { ports: readonly { port: number }[] }[]; ingress: readonly { ports: readonly { port: string }[] }[] };

describe('the ports of docs/operations.md', () => {
  it('have every one that the compose file and Kubernetes open', () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports.map((port) => Number(port.split(':').at(-1))));
    expect(published.length).toBeGreaterThan(3);
    expect([...published, ...(container?.ports ?? []).map(({ containerPort }) => containerPort)].filter((port) => !listened.includes(port))).toEqual([]);
  });

  it('are what Kubernetes lets gateways speak to, each of them and no other', () => {
    const allowed = policy.egress.flatMap(({ ports }) => ports.map(({ port }) => port));
    expect(outgoing.length).toBeGreaterThan(5);
    expect([...new Set(allowed)].toSorted((one, other) => one - other)).toEqual(outgoing.toSorted((one, other) => one - other));
  });
});

describe('the operators’ server', () => {
  const standard = Number(/STANDARD_URL = 'http:\/\/localhost:(\d+)'/.exec(readFileSync(join(ROOT, 'tooling/ops-cli/src/run-command.ts'), 'utf8'))?.[1]);

  it('is at the port that the command line asks, which is nobody else’s', () => {
    const gateways = [...operations.matchAll(/livery-gateway@(\d+)/g)].map(([, port]) => Number(port));
    expect(new Set(gateways).size).toBe(2);
    expect(gateways).not.toContain(standard);
    expect(listened.filter((port) => port === standard)).toEqual([standard]);
    for (const tunnel of ['ssh -N -L', 'kubectl port-forward deployment/livery-gateway']) expect(operations).toMatch(new RegExp(`^${tunnel} ${standard}:`, 'm'));
  });

  it('is opened by one gateway of the compose file, for the machine alone', () => {
    const open = Object.entries(services).filter(([, { environment }]) => environment?.['OPS_PORT'] !== undefined);
    expect(open.map(([name, { environment, ports }]) => [name, environment?.['OPS_PORT'], ports])).toEqual([['gateway-1', String(standard), [`127.0.0.1:${standard}:${standard}`]]]);
  });

  it('is opened on Kubernetes within each pod, where no Service and no rule lead to it', () => {
    const setting = (name: string): string | undefined => container?.env.find((one) => one.name === name)?.value;
    expect([setting('OPS_PORT'), setting('OPS_HOST')]).toEqual([String(standard), '127.0.0.1']);
    expect(service.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
    expect(policy.ingress.flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual(['http', 'metrics']);
  });
});
