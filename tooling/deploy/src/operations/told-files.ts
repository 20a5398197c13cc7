import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEPLOY } from '../paths.ts';
import { blockOf } from './document.ts';

/** The files that Debian's packages read, as the commands of docs/operations.md make them. */
export interface ToldFiles {
  readonly prometheus: string;
  readonly alertmanager: string;
  readonly alerts: string;
}

/** Makes {@link ToldFiles} by the document's commands, in a folder that stands for `/etc/prometheus`. @throws Error where one fails */
export function toldFiles(folder: string): ToldFiles {
  const commands = blockOf('Alerts that reach people', 'apt install').split('\n').filter((line) => /^(?:cp|sed) /.test(line));
  for (const line of commands) {
    const { status, stderr } = spawnSync('/bin/sh', ['-c', line.replace(/(?<= )\/etc\/prometheus\/(?=[\w.]+$)/, `${folder}/`)], { cwd: DEPLOY, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${line}: ${stderr}`);
  }
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8').replaceAll('/etc/prometheus', folder);
  const files = { prometheus: read('prometheus.yml'), alertmanager: read('alertmanager.yml'), alerts: read('alerts.yaml') };
  for (const [name, text] of [['prometheus.yml', files.prometheus], ['alertmanager.yml', files.alertmanager]] as const) writeFileSync(join(folder, name), text);
  return files;
}
