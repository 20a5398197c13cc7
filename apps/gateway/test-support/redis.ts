import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { generate } from 'selfsigned';
import { freePort } from './free-port.ts';

/** A server of Redis that keeps nothing, with one login, `news`, which may do what a gateway needs and nothing else. */
export interface Redis {
  /** With its login. */
  readonly url: string;
  /** The certificate that signs its own, where it has TLS. */
  readonly certificate: string | undefined;
  /** Starts it on its port, unless it runs. */
  start(): Promise<void>;
  /** Ends its process; `start` starts it again. */
  kill(): Promise<void>;
  /** Keeps its process from doing anything, or lets it go on. */
  hang(hanging: boolean): void;
  /** Ends it and removes what it had. */
  stop(): Promise<void>;
}

export interface RedisOptions {
  readonly tls?: boolean;
  /** Which channels the login may use; those of the standard prefix unless given. */
  readonly channels?: string;
}

const PASSWORD = 'a/password:of@tests';

/** Makes a {@link Redis} of a program, not started yet. */
export async function createRedis(program: string, { tls = false, channels = 'livery:*' }: RedisOptions = {}): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-redis-'));
  const port = await freePort();
  const settings = ['bind 127.0.0.1', 'save ""', 'appendonly no', `dir ${folder}`, 'user default off', `user news on resetchannels &${channels} -@all +publish +psubscribe +ping +hello +client|setname >${PASSWORD}`];
  let certificate: string | undefined;
  if (tls) {
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }] });
    writeFileSync(join(folder, 'cert.pem'), cert);
    writeFileSync(join(folder, 'key.pem'), key);
    certificate = cert;
    settings.push('port 0', `tls-port ${port}`, `tls-cert-file ${join(folder, 'cert.pem')}`, `tls-key-file ${join(folder, 'key.pem')}`, `tls-ca-cert-file ${join(folder, 'cert.pem')}`, 'tls-auth-clients no');
  } else {
    settings.push(`port ${port}`);
  }
  const config = join(folder, 'redis.conf');
  writeFileSync(config, `${settings.join('\n')}\n`);

  let running: { readonly child: ChildProcess; readonly pid: number } | undefined;
  async function kill(): Promise<void> {
    if (running === undefined) return;
    const { child, pid } = running;
    running = undefined;
    process.kill(pid, 'SIGKILL');
    child.stdin?.end();
    await once(child, 'close');
  }
  return {
    url: `${tls ? 'rediss' : 'redis'}://news:${encodeURIComponent(PASSWORD)}@${tls ? 'localhost' : '127.0.0.1'}:${port}`,
    certificate,
    async start() {
      if (running !== undefined) return;
      // The shell ends it when this process is gone, by whatever means: its input closes then.
      const child = spawn('sh', ['-c', '"$@" & echo "pid $!"; cat >/dev/null; { kill -9 $!; wait $!; } 2>/dev/null', 'sh', program, config], { stdio: ['pipe', 'pipe', 'inherit'] });
      let pid = 0;
      for await (const line of createInterface(child.stdout)) {
        pid = Number(/^pid (\d+)$/.exec(line)?.[1] ?? pid);
        if (line.includes('Ready to accept connections')) break;
      }
      child.stdout.resume();
      if (child.exitCode !== null) throw new Error('Redis does not start.');
      running = { child, pid };
    },
    kill,
    hang(hanging) {
      if (running !== undefined) process.kill(running.pid, hanging ? 'SIGSTOP' : 'SIGCONT');
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
