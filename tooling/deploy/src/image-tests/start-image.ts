import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { BuiltStage } from '../image/build-stages.ts';

const POLL_MS = 100;

/** An answer to a page's request. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Asks a port of this machine as the browser of a site would. */
export function ask(port: number, path: string, host = 'localhost'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host, accept: 'text/html' } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}

/** Runs a command of the image to its end. */
export function runInImage({ workingFolder, env }: BuiltStage, [program = '', ...args]: readonly string[], more: Readonly<Record<string, string>>): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: workingFolder, env: { ...env, ...more }, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

/** A gateway started by the image's own command. */
export interface RunningImage {
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  terminate(): void;
  /** Ends it if it is still there. */
  remove(): Promise<void>;
}

const isGone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/**
 * Starts the image's command and waits until `/readyz` says yes.
 * @throws with the program's output when it ends before
 */
export async function startImage({ workingFolder, env, cmd: [program = '', ...args] }: BuiltStage, port: number, more: Readonly<Record<string, string>>): Promise<RunningImage> {
  const child = spawn(program, args, { cwd: workingFolder, env: { ...env, ...more, PORT: String(port) }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const isReady = (): Promise<boolean> => ask(port, '/readyz').then(({ status }) => status === 200, () => false);
  while (!(await isReady())) {
    if (isGone(child)) throw new Error(`The gateway is gone: ${output}`);
    await delay(POLL_MS);
  }
  return {
    ended,
    terminate: () => void child.kill('SIGTERM'),
    async remove() {
      if (!isGone(child)) child.kill('SIGKILL');
      await ended;
    },
  };
}
