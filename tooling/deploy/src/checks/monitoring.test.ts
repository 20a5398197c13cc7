import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blockOf } from '../operations/document.ts';
import { toldFiles } from '../operations/told-files.ts';
import { DEPLOY } from '../paths.ts';
import { readAlerts } from './alerts.ts';
import { readResources } from './kubernetes.ts';
import { alertmanagerFaults, alertTargets } from './monitoring.ts';

const textOf = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');
const alertmanager = textOf('alertmanager.yaml');
const { services, secrets } = parse(textOf('compose.yaml'), { merge: true }) as {
  services: Record<string, { ports?: readonly string[]; secrets?: readonly string[]; volumes?: readonly string[] }>;
  secrets: Record<string, unknown>;
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-monitoring-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('alertmanager.yaml', () => {
  it('tells somebody of every alert, and calls for those of the severity page', () => {
    expect(alertmanagerFaults(alertmanager)).toEqual([]);
    const { route } = parse(alertmanager) as { route: { routes: readonly { matchers: readonly string[] }[] } };
    expect(route.routes.flatMap(({ matchers }) => matchers)).toEqual(['severity = page']);
    expect(new Set(readAlerts(textOf('alerts.yaml')).map(({ labels }) => labels?.['severity']))).toEqual(new Set(['page', 'ticket']));
  });

  it('reads its password where the compose file and Kubernetes put it', () => {
    const { global } = parse(alertmanager) as { global: { smtp_auth_password_file: string } };
    const name = global.smtp_auth_password_file.replace('/run/secrets/', '');
    expect([services['alertmanager']?.secrets, name in secrets]).toEqual([[name], true]);
    expect(blockOf('Alerts that reach people', 'kubectl create secret')).toContain(`--from-literal=${name}=`);
    expect(textOf('kubernetes/monitoring.yaml')).toContain('mountPath: /run/secrets }');
  });
});

describe('Prometheus', () => {
  it.each(['prometheus.yaml', 'kubernetes/prometheus.yaml'])('sends the alerts of %s to an Alertmanager that is there', (file) => {
    const { rule_files: rules } = parse(textOf(file)) as { rule_files: readonly string[] };
    expect([alertTargets(textOf(file)), rules]).toEqual([['alertmanager:9093'], ['/etc/prometheus/alerts.yaml']]);
    expect(services['alertmanager']?.ports).toEqual(['127.0.0.1:9093:9093']);
    const service = readResources(textOf('kubernetes/monitoring.yaml')).find(({ kind }) => kind === 'Service');
    expect(service).toMatchObject({ metadata: { name: 'alertmanager' }, spec: { ports: [{ port: 9093 }] } });
  });

  it('finds gateways on Kubernetes by the label and the port that they have, as the job that the alerts ask for', () => {
    const { scrape_configs: jobs } = parse(textOf('kubernetes/prometheus.yaml')) as { scrape_configs: readonly { job_name: string; relabel_configs: readonly { regex?: string }[] }[] };
    const [deployment] = readResources(textOf('kubernetes/gateway.yaml')) as readonly unknown[];
    expect(deployment).toMatchObject({ spec: { template: { metadata: { labels: { app: 'livery-gateway' } }, spec: { containers: [{ ports: expect.arrayContaining([{ name: 'metrics', containerPort: 9464 }]) as unknown }] } } } });
    expect(jobs.map(({ job_name: name, relabel_configs: [first] }) => [name, first?.regex])).toEqual([['livery', 'livery-gateway;metrics']]);
  });
});

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
const said = (program: string, ...args: readonly string[]): { readonly valid: boolean; readonly output: string } => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { valid: status === 0, output: `${stdout}${stderr}` };
};

// Debian: prometheus, prometheus-alertmanager.
describe.runIf(has('promtool') && has('amtool'))('the files that docs/operations.md has Debian’s packages read', () => {
  it('are valid by promtool and amtool, which report a setting that is not there', () => {
    const files = toldFiles(folder);
    expect(files.prometheus.match(/127\.0\.0\.1:\d+/g)).toEqual(['127.0.0.1:9093', '127.0.0.1:14000', '127.0.0.1:14010']);
    expect(files.alertmanager).not.toContain('/run/secrets');
    const place = (name: string): string => join(folder, name);
    expect(said('promtool', 'check', 'config', place('prometheus.yml'))).toMatchObject({ valid: true, output: expect.stringMatching(/[1-9]\d* rules found/) as string });
    expect(said('amtool', 'check-config', place('alertmanager.yml'))).toMatchObject({ valid: true });
    writeFileSync(place('alertmanager.yml'), files.alertmanager.replace('smtp_from', 'smtp_form'));
    expect(said('amtool', 'check-config', place('alertmanager.yml'))).toMatchObject({ valid: false, output: expect.stringContaining('smtp_form') as string });
  });
});

describe('alertmanagerFaults', () => {
  it('reports a receiver that is not there, one that is told in no way, and one that nothing is sent to', () => {
    expect(alertmanagerFaults(alertmanager.replace('receiver: on-call', 'receiver: nobody'))).toEqual(['There is no receiver nobody.', 'Nothing is sent to on-call.']);
    expect(alertmanagerFaults(alertmanager.replace('email_configs', 'mails'))).toEqual(['operations is told in no way.']);
    expect(alertmanagerFaults('receivers: []')).toEqual(['There is no receiver of all alerts.']);
  });
});
