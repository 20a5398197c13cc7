import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@livery/contracts';
import type { CallSpec } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { DEPLOY } from '../paths.ts';
import { kubernetesFaults, readResources } from './kubernetes.ts';

const FILES = ['gateway.yaml', 'migrate.yaml', 'monitoring.yaml'] as const;
const textOf = (file: (typeof FILES)[number]): string => readFileSync(join(DEPLOY, 'kubernetes', file), 'utf8');
const resources = FILES.slice(0, 2).flatMap((file) => readResources(textOf(file)));

/** Seconds that a gateway finishes what is under way in, after DRAIN_MS. */
const CLOSE_SECONDS = 22;

interface Container {
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly readinessProbe?: unknown;
  readonly livenessProbe?: unknown;
  readonly securityContext: { readonly readOnlyRootFilesystem: boolean; readonly allowPrivilegeEscalation: boolean };
  readonly volumeMounts: readonly { readonly mountPath: string }[];
}
interface PodSpec {
  readonly terminationGracePeriodSeconds?: number;
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly containers: readonly Container[];
}
interface Workload {
  readonly spec: { readonly replicas?: number; readonly template: { readonly spec: PodSpec } };
}
const workload = (kind: string): Workload => resources.find((resource) => resource.kind === kind) as unknown as Workload;
const [gateway] = workload('Deployment').spec.template.spec.containers;

describe.each(FILES)('kubernetes/%s', (file) => {
  it('has no fault by the schemas of Kubernetes', () => {
    expect(kubernetesFaults(textOf(file))).toEqual([]);
  });
});

describe('the resources', () => {
  it('are all there', () => {
    expect(resources.map(({ kind }) => kind)).toEqual(['Deployment', 'PodDisruptionBudget', 'Service', 'Ingress', 'NetworkPolicy', 'Job']);
  });

  it('give two gateways the time to finish what is under way, and probe them', () => {
    const { replicas, template } = workload('Deployment').spec;
    const drain = Number(gateway?.env.find(({ name }) => name === 'DRAIN_MS')?.value);
    expect(replicas).toBe(2);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain / 1000 + CLOSE_SECONDS);
    expect(gateway).toMatchObject({ readinessProbe: { httpGet: { path: '/readyz' } }, livenessProbe: { httpGet: { path: '/healthz' } } });
  });

  it.each(['Deployment', 'Job'])('run a %s without rights, on a file system that is only read', (kind) => {
    const { spec } = workload(kind).spec.template;
    expect(spec).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    for (const { securityContext, volumeMounts } of spec.containers) {
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
    }
    expect(kind === 'Job' || gateway?.volumeMounts.some(({ mountPath }) => mountPath === '/var/lib/livery')).toBe(true);
  });

  it('let through the largest body that a call takes', () => {
    const ingress = resources.find(({ kind }) => kind === 'Ingress')?.metadata as { readonly annotations: Readonly<Record<string, string>> };
    const most = Object.values(calls).map((spec: CallSpec) => spec.bodyLimit ?? 0);
    expect(Number.parseInt(ingress.annotations['nginx.ingress.kubernetes.io/proxy-body-size'] ?? '1m', 10) * 1024 ** 2).toBeGreaterThan(Math.max(...most));
  });

  it('state no secret', () => {
    const stated = ['Deployment', 'Job'].flatMap((kind) => workload(kind).spec.template.spec.containers.flatMap(({ env }) => env));
    expect(stated.filter(({ name, value }) => /SECRET|_URL/.test(name) && value !== undefined)).toEqual([]);
  });
});

describe('kubernetesFaults', () => {
  it('reports a wrong type, a kind that is not there and a missing key', () => {
    const text = textOf('gateway.yaml');
    expect(kubernetesFaults(text.replace('containerPort: 4000', 'containerPort: http'))).toHaveLength(1);
    expect(kubernetesFaults(text.replace('policy/v1', 'policy/v2'))).toEqual(['There is no PodDisruptionBudget of policy/v2.']);
    expect(kubernetesFaults(text.replace('pathType: Prefix', 'x: 1'))).toHaveLength(1);
  });

  it('rejects a key that stands twice', () => {
    expect(() => kubernetesFaults('kind: Pod\nkind: Pod\n')).toThrow('unique');
  });
});
