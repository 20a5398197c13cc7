import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DEPLOY, ROOT } from '../paths.ts';
import { alertFaults, readAlerts } from './alerts.ts';

const text = readFileSync(join(DEPLOY, 'alerts.yaml'), 'utf8');
const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const HISTOGRAM = ['', '_bucket', '_count', '_sum'];

/** Names that the gateway's sources register. */
const own = globSync('apps/gateway/src/**/*.ts', { cwd: ROOT })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => [...readFileSync(join(ROOT, path), 'utf8').matchAll(/(?:name: |\.(?:gauge|counter)\()'(livery_\w+)'/g)].map(([, name = '']) => name));

/** Those, and the ones of Node that prom-client adds. */
function knownMetrics(): Set<string> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const names = [...own, ...registry.getMetricsAsArray().map(({ name }) => name)];
  registry.clear();
  return new Set(names.flatMap((name) => HISTOGRAM.map((end) => `${name}${end}`)));
}
const known = knownMetrics();

describe('alerts.yaml', () => {
  it('has no fault, and asks for metrics alone that the gateway has', () => {
    expect(alertFaults(text, known)).toEqual([]);
  });

  it('has a section of docs/operations.md for each alert, and none is left there', () => {
    const sections = [...operations.matchAll(/^#+ (Livery\w+)$/gm)].map(([, name = '']) => name);
    expect(sections.toSorted()).toEqual(readAlerts(text).map(({ alert }) => alert).toSorted());
  });
});

describe('docs/operations.md', () => {
  it('says of each figure of the gateway what it means, and of no other', () => {
    const figures = operations.split('\n### Figures\n')[1]?.split('\n#')[0] ?? '';
    const explained = [...figures.matchAll(/^\| (.*?) \|/gm)].flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    expect(explained.filter((name) => name.startsWith('livery_')).toSorted()).toEqual(own.toSorted());
    expect(explained.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('prometheus.yaml', () => {
  it('reads the figures of both gateways at the port that the compose file gives them', () => {
    const { scrape_configs: jobs } = parse(readFileSync(join(DEPLOY, 'prometheus.yaml'), 'utf8')) as { scrape_configs: readonly { job_name: string; static_configs: readonly { targets: readonly string[] }[] }[] };
    const { services } = parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true }) as { services: Record<string, { environment?: { METRICS_PORT?: string } }> };
    const gateways = Object.entries(services).filter(([name]) => name.startsWith('gateway-')).map(([name, service]) => `${name}:${service.environment?.METRICS_PORT}`);
    expect(jobs.map(({ job_name, static_configs }) => [job_name, static_configs.flatMap(({ targets }) => targets)])).toEqual([['livery', gateways]]);
  });
});

describe('alertFaults', () => {
  it('reports what is no PromQL, a metric that is not there, and an alert that stands twice or says nothing', () => {
    const rule = (rest: string): string => `groups:\n  - name: a\n    rules:\n      - alert: A\n        ${rest}\n`;
    expect(alertFaults(rule('expr: up >> 1\n        labels: { severity: page }\n        annotations: { summary: a }'), known)).toEqual(['A: no PromQL at 4: > 1']);
    expect(alertFaults(rule('expr: livery_none > 1'), known)).toEqual(['A: there is no metric livery_none.', 'A: without a severity.', 'A: without a summary.']);
    expect(alertFaults(text.replace('LiveryRestarts', 'LiveryMemoryHigh'), known)).toEqual(['LiveryMemoryHigh: stands there twice.']);
    expect(alertFaults('groups: []', known)).toEqual(['There is no alert.']);
  });
});
