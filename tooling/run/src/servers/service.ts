import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT, STOP_WITH_PARENT } from '../paths.ts';

/** How to run one server. */
export interface ServiceOptions {
  name: string;
  script: string;
  args?: string[];
  env: Record<string, string>;
  /** Where its output goes. */
  log: string;
  /** Answers once the server is ready. */
  healthUrl: string;
  /** Also show its output on this terminal. */
  echo?: boolean;
}

/** A server that runs as a child of this process. */
export interface Service {
  name: string;
  log: string;
  /** Resolves when the process is gone and its output is in the log, with what it said last. */
  ended: Promise<ServiceEnd>;
  /** Resolves when the server answers; rejects when it is gone before that. */
  ready(): Promise<void>;
  /** Asks it to stop and waits; after `patience` milliseconds it is killed. */
  stop(patience?: number): Promise<void>;
  /** Ends it at once, as a power cut would (SIGKILL), and waits until it is gone. */
  kill(): Promise<void>;
}

/** How a server ended. */
export interface ServiceEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  lastLines: string;
}

const KEPT_LINES = 30;
const POLL_MS = 50;

/** What a server said: its last lines, and when all of it is in its log. */
interface Output {
  lastLines(): string;
  /** Ends the log; resolves once it is written, or cannot be. */
  close(): Promise<void>;
}

function keepOutput(child: ChildProcess, log: string, echo: boolean): Output {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log, { flags: 'a' });
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      file.write(chunk);
      if (echo) process.stdout.write(chunk);
      tail = (tail + chunk.toString('utf8')).split('\n').slice(-KEPT_LINES).join('\n');
    });
  }
  const written = finished(file).catch(() => undefined);
  return {
    lastLines: () => tail.trim(),
    async close() {
      file.end();
      await written;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** How long the last lines of a server are waited for after its end. */
const LAST_LINES_MS = 3_000;

/** Starts a server in a process group of its own, so that Ctrl+C reaches it once and through `stop` alone. */
export function startService(options: ServiceOptions): Service {
  const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, options.script, ...(options.args ?? [])], {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output = keepOutput(child, options.log, options.echo === true);
  const ended = new Promise<ServiceEnd>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, lastLines: error.message }));
    child.once('close', (code, signal) => void output.close().then(() => resolve({ code, signal, lastLines: output.lastLines() })));
    // Its output stays open as long as a process that it started lives: whoever waits for its end waits no longer than for the last lines.
    child.once('exit', (code, signal) => void delay(LAST_LINES_MS, undefined, { ref: false }).then(() => resolve({ code, signal, lastLines: output.lastLines() })));
  });
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;

  return {
    name: options.name,
    log: options.log,
    ended,
    async ready() {
      while (!(await answers(options.healthUrl))) {
        if (isGone()) throw new Error(`The ${options.name} is gone.`);
        await delay(POLL_MS);
      }
    },
    async stop(patience = 10_000) {
      if (isGone()) return;
      child.kill('SIGTERM');
      const forced = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(forced);
    },
    async kill() {
      if (!isGone()) child.kill('SIGKILL');
      await ended;
    },
  };
}
