import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A folder that stands for a machine: `/opt`, `/etc`, `/var` and `/archive` in it, and the services that `systemctl` knows there. */
export interface Machine {
  readonly root: string;
  /** Runs a block of the document in a shell; what it wrote. @throws Error with that where it fails */
  run(block: string, folder?: string): Promise<string>;
  /** What the gateways wrote last, for a report of what went wrong. */
  logs(): string;
  /** The text of a block as it is run. */
  translated(block: string): string;
  /** Ends every service of its own, and what `systemctl` asks. */
  stop(): Promise<void>;
}

/** What `systemctl start` and `stop` do to a service that is none of the gateway's. */
export interface OtherService {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface MachineOptions {
  /** An empty folder that every account may enter. */
  readonly root: string;
  /** What stands in the document, and what is meant here. */
  readonly meant: readonly (readonly [written: RegExp, meant: string])[];
  readonly services: Readonly<Record<string, OtherService>>;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
}

const UNIT = 'etc/systemd/system/livery-gateway@.service';
const NETWORK = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy', 'NODE_EXTRA_CA_CERTS'];
const STOP_MS = 35_000;
const RESTART_MS = 2_000;

const isGone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
/** `NAME=value` by name. */
const assignments = (words: readonly string[]): Record<string, string> => Object.fromEntries(words.filter((word) => word.includes('=')).map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));

/** Opens a {@link Machine}. Its `useradd` does nothing, and its accounts are those of this machine. */
export async function openMachine({ root, meant, services, programs }: MachineOptions): Promise<Machine> {
  const gateways = new Map<string, { child: ChildProcess; readonly output: string[]; wanted: boolean }>();
  const logs = (): string => [...gateways].map(([port, { output }]) => `gateway ${port}: ${output.join('').slice(-4_000)}`).join('\n');

  /** Starts the service as its unit says, and does not wait until it serves. */
  async function start(port: string): Promise<void> {
    const additions = globSync(`etc/systemd/system/livery-gateway@${port}.service.d/*.conf`, { cwd: root }).toSorted();
    const unit = [UNIT, ...additions].map((file) => readFileSync(join(root, file), 'utf8')).join('\n').replaceAll('%i', port).replaceAll(/(?<=[=\s])\/(?:opt|etc|var)\//g, (path) => `${root}${path}`);
    const all = (name: string): string[] => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
    const [environmentFile = '', workingFolder = '', command = ''] = [all('EnvironmentFile')[0], all('WorkingDirectory')[0], all('ExecStart')[0]];
    const env = assignments([...all('Environment').flatMap((line) => line.split(' ')), ...readFileSync(environmentFile, 'utf8').split('\n')]);
    mkdirSync(env['DATA_DIR'] ?? '', { recursive: true });
    const [, ...args] = command.split(' ');
    const output: string[] = [];
    const run = (): ChildProcess => {
      const child = spawn(process.execPath, args, { cwd: workingFolder, env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void output.push(chunk.toString()));
      // Restart=on-failure
      child.once('exit', (code) => {
        output.push(`ended with ${code}\n`);
        if (code !== 0 && service.wanted) setTimeout(() => void (service.wanted && (service.child = run())), RESTART_MS).unref();
      });
      return child;
    };
    const service = { child: run(), output, wanted: true };
    gateways.set(port, service);
  }
  async function end(port: string): Promise<void> {
    const service = gateways.get(port);
    if (service === undefined) return;
    service.wanted = false;
    const running = service.child;
    if (isGone(running)) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    const patience = setTimeout(() => running.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(patience);
  }
  async function control(verb: string, units: readonly string[]): Promise<void> {
    for (const unit of units) {
      const port = /^livery-gateway@(\d+)$/.exec(unit)?.[1];
      const service: OtherService | undefined = port === undefined ? services[unit] : { start: () => start(port), stop: () => end(port) };
      if (service === undefined) throw new Error(`systemctl knows no ${unit}.`);
      if (verb === 'stop' || verb === 'restart') await service.stop();
      if (verb !== 'stop') await service.start();
    }
  }

  const asked = createServer((request, response) => {
    const [verb = '', ...units] = decodeURIComponent(request.url ?? '').slice(1).split('/').filter((word) => word !== '' && !word.startsWith('-'));
    const work = verb === 'daemon-reload' || verb === 'edit' ? Promise.resolve() : control(verb, units);
    work.then(() => response.end(), (error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => asked.listen(0, '127.0.0.1', resolve));
  const { port: controlPort } = asked.address() as AddressInfo;

  const shims = join(root, 'shims');
  const shim = (name: string, text: string): void => {
    writeFileSync(join(shims, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(shims, name), 0o755);
  };
  for (const folder of ['shims', 'opt/livery', 'etc/systemd/system', 'etc/livery', 'etc/caddy', 'var/lib/livery']) mkdirSync(join(root, folder), { recursive: true });
  shim('useradd', ':');
  shim('systemctl', `exec curl --silent --show-error --fail-with-body --max-time 300 "http://127.0.0.1:${controlPort}/$(printf '%s/' "$@")"`);
  if (userInfo().uid !== 0) {
    shim('runuser', 'shift 3; exec "$@"');
    shim('install', 'for last; do :; done; mkdir -p -m 700 "$last"');
  }
  const env = {
    HOME: process.env['HOME'] ?? root,
    PATH: [shims, process.env['PATH'] ?? '', programs, dirname(process.execPath)].join(delimiter),
    ...Object.fromEntries(NETWORK.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  };

  const translated = (block: string): string => meant.reduce((text, [written, here]) => text.replaceAll(written, here), block);
  return {
    root,
    logs,
    translated,
    async run(block, folder = root) {
      const child = spawn('/bin/sh', ['-e', '-c', translated(block)], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      if (code !== 0) throw new Error(`${translated(block)}\nended with ${code}:\n${output.slice(-6_000)}\n${logs()}`);
      return output;
    },
    async stop() {
      await Promise.all([...gateways.keys()].map(end));
      await new Promise((resolve) => {
        asked.close(resolve);
        asked.closeAllConnections();
      });
    },
  };
}
