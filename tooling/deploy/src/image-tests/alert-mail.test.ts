import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateOf, MAIL_PASSWORD, MAIL_USER, startMailServer } from '@livery/gateway/test-support';
import { findProgram } from '@livery/test-config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayPorts } from '../operations/ports.ts';
import { toldFiles } from '../operations/told-files.ts';

const [prometheus, alertmanager] = [findProgram('PROMETHEUS_PATH', ['prometheus']), findProgram('ALERTMANAGER_PATH', ['prometheus-alertmanager', 'alertmanager'])];
const STORY_MS = 120_000;
const MAIL_MS = 30_000;

// Debian: prometheus, prometheus-alertmanager.
describe.runIf(prometheus !== undefined && alertmanager !== undefined)('the files of docs/operations.md for Prometheus and Alertmanager', () => {
  let folder: string;
  const running: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'livery-alerts-'));
  });
  afterEach(async () => {
    await Promise.all(
      running.splice(0).map(async (child) => {
        const ended = once(child, 'exit');
        if (child.kill('SIGKILL')) await ended;
      }),
    );
    rmSync(folder, { recursive: true });
  });

  it('send a mail to who is on call when no gateway answers', async () => {
    const mail = await startMailServer(await certificateOf('localhost'), { allowInsecureAuth: true });
    // Nobody listens on these; the one of Alertmanager is taken below.
    const [gone, own] = await gatewayPorts();
    const told = toldFiles(folder);
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    write('alert-mail-password', MAIL_PASSWORD);
    // Longer than until Prometheus has read its first figures, which takes it five seconds.
    write('alerts.yaml', told.alerts.replaceAll(/for: \w+/g, 'for: 8s'));
    write('prometheus.yml', told.prometheus.replaceAll('15s', '1s').replaceAll(/127\.0\.0\.1:140\d0/g, `127.0.0.1:${gone}`).replace('127.0.0.1:9093', `127.0.0.1:${own}`));
    const toMailServer = { 'mail.example.com:587': `localhost:${mail.port}`, 'smtp_auth_username: alerts@example.com': `smtp_auth_username: ${MAIL_USER}\n  smtp_require_tls: false` };
    write('alertmanager.yml', Object.entries(toMailServer).reduce((text, [written, meant]) => text.replace(written, meant), told.alertmanager));
    let log = '';
    const start = (program: string, ...args: readonly string[]): void => {
      const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
      running.push(child);
    };
    start(alertmanager ?? '', `--config.file=${folder}/alertmanager.yml`, `--storage.path=${folder}/alerts`, `--web.listen-address=127.0.0.1:${own}`, '--cluster.listen-address=');
    start(prometheus ?? '', `--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/figures`, `--web.listen-address=127.0.0.1:${own + 1}`);
    try {
      const subjects = (): readonly unknown[] => mail.received.map(({ to, raw }) => [to, /^Subject: .*/m.exec(raw)?.[0]]);
      await vi.waitFor(() => expect(subjects(), log.slice(-4_000)).toContainEqual([['on-call@example.com'], expect.stringContaining('LiveryAllGatewaysDown')]), { timeout: MAIL_MS, interval: 200 });
    } finally {
      await mail.stop();
    }
  }, STORY_MS);
});
