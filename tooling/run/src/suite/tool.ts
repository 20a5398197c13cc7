import { spawn } from 'node:child_process';
import { ROOT } from '../paths.ts';

/** How a tool ended and all it said. */
export interface ToolRun {
  code: number;
  output: string;
}

/** Longer than every story in every look takes on two busy cores. */
const LONGEST_MS = 120 * 60_000;
const running = new Set<number>();

/** Ends every tool that still runs, with whatever it started. */
export function endTools(): void {
  for (const group of running) {
    try {
      process.kill(-group, 'SIGTERM');
    } catch {
      // already gone
    }
  }
}

/**
 * Runs one of the repository's tools and keeps its output; one that takes longer than two hours is ended and counts as failed.
 *
 * @param args script and arguments for Node
 * @param env the whole environment of the tool
 */
export function runTool(args: string[], env: NodeJS.ProcessEnv): Promise<ToolRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const group = child.pid;
    if (group !== undefined) running.add(group);
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const timer = setTimeout(() => {
      output += `\nEnded after ${LONGEST_MS / 60_000} minutes.\n`;
      if (group !== undefined) process.kill(-group, 'SIGKILL');
    }, LONGEST_MS);
    const finish = (code: number): void => {
      clearTimeout(timer);
      if (group !== undefined) running.delete(group);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}
