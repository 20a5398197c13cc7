import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';

/** The search path with folders put first. */
export function pathWith(folders) {
  return [...folders, process.env['PATH'] ?? ''].join(delimiter);
}

/** Runs a program in this one's place: its output, its signals, its exit code. */
export function relay(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
