import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A gateway that listens. */
export interface Serving {
  readonly url: string;
  /** Of the operators' server. */
  readonly opsUrl: string;
  close(): Promise<void>;
  /** Ends its process at once, whatever it is doing; undefined where it has none of its own. */
  readonly kill: (() => Promise<void>) | undefined;
}

const program = fileURLToPath(new URL('./gateway-process.ts', import.meta.url));

/** Starts a gateway in a process of its own. */
export async function spawnGateway(database: string, dist: string): Promise<Serving> {
  const child = spawn(process.execPath, [program, database, dist], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { value: urls, done } = await lines.next();
  if (done === true) throw new Error('A gateway ended before it listened.');
  const [url = '', opsUrl = ''] = urls.split(' ');
  return {
    url,
    opsUrl,
    async close() {
      child.stdin.end();
      await exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
