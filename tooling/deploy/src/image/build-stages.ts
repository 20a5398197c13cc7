import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, isAbsolute, join, relative } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { type DockerStage, readStages, type Step } from './stages.ts';

/** A stage whose steps were carried out. */
export interface BuiltStage {
  /** The folder that stands for the root of its file system. */
  readonly root: string;
  /** Absolute folder of this machine. */
  readonly workingFolder: string;
  /** The environment of its commands; values that are absolute paths lead into `root`. */
  readonly env: Readonly<Record<string, string>>;
  readonly cmd: readonly string[];
  readonly user: string | undefined;
}

/** What is built, and where. */
export interface BuildOptions {
  /** The folder of the sources. */
  readonly context: string;
  /** Folders that lie among the sources too, by their path there. */
  readonly more?: Readonly<Record<string, string>>;
  readonly dockerfile: string;
  /** An empty folder. */
  readonly into: string;
  /** Is told each step and carries it out, such as to say how long it took. */
  readonly each?: (step: Step, carryOut: () => void) => void;
}

/** How this machine reaches the registry, its settings of npm for every user among it, which another prefix would hide; a container engine passes proxies on as well. */
const NETWORK = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy', 'NODE_EXTRA_CA_CERTS', 'npm_config_globalconfig'];

/** The image's accounts are not on this machine: the owner that a command gives a folder to is written down. */
const CHOWN = `#!/bin/sh
owner=$1; shift
for path; do [ -e "$path" ] || { echo "chown: $path is not there" >&2; exit 1; }; printf '%s %s\\n' "$owner" "$path" >> "$IMAGE_ROOT/chown.log"; done
`;

/** The part of a base image that is used: Node, npm with a prefix inside the image, and a place for global programs. */
function fromBaseImage(root: string): void {
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
  mkdirSync(join(root, 'shims'));
  writeFileSync(join(root, 'shims/chown'), CHOWN);
  chmodSync(join(root, 'shims/chown'), 0o755);
}

function environmentOf(root: string, stated: ReadonlyMap<string, string>): Record<string, string> {
  const inside = [...stated].map(([name, value]) => [name, isAbsolute(value) ? join(root, value) : value] as const);
  return {
    PATH: [join(root, 'shims'), join(root, 'usr/local/bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
    HOME: process.env['HOME'] ?? root,
    ...Object.fromEntries(NETWORK.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    IMAGE_ROOT: root,
    npm_config_prefix: join(root, 'usr/local'),
    ...Object.fromEntries(inside),
  };
}

/** Copies as COPY does: a folder's contents, or a file, without what the ignore file names. */
function copy(from: string, source: string, target: string, intoFolder: boolean, ignores: (path: string) => boolean): void {
  const origin = join(from, source);
  const itself = relative(from, origin);
  if (itself !== '' && ignores(itself)) throw new Error(`COPY ${source}: the ignore file leaves it out.`);
  const destination = statSync(origin).isFile() && intoFolder ? join(target, basename(source)) : target;
  mkdirSync(dirname(destination), { recursive: true });
  const filter = (path: string): boolean => {
    const inContext = relative(from, path);
    return inContext === '' || !ignores(inContext);
  };
  cpSync(origin, destination, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true, filter });
}

function run(command: string, cwd: string, env: Readonly<Record<string, string>>): void {
  const { status, signal, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status ?? signal}:\n${stdout}\n${stderr}`);
}

/**
 * Carries out the steps of every stage of a Dockerfile in folders of this machine, with its Node and network, and returns the last.
 * What only a container engine does is left out: the base image's system, accounts, layers.
 *
 * @throws Error with the output of a command that fails, and where the Dockerfile asks for what is not carried out
 */
export function buildStages({ context, more = {}, dockerfile, into, each = (_, carryOut) => carryOut() }: BuildOptions): BuiltStage {
  const ignored = dockerignore().add(readFileSync(`${dockerfile}.dockerignore`, 'utf8').split('\n'));
  const built = new Map<string, BuiltStage & { readonly stated: ReadonlyMap<string, string>; readonly folder: string }>();
  const buildOne = ({ name, base, steps, cmd, user }: DockerStage): void => {
    const root = join(into, name);
    const parent = built.get(base);
    if (parent === undefined) fromBaseImage(root);
    else cpSync(parent.root, root, { recursive: true, verbatimSymlinks: true });
    const stated = new Map(parent?.stated);
    let folder = parent?.folder ?? '/';
    const within = (path: string): string => (isAbsolute(path) ? join(root, path) : join(root, folder, path));
    const carryOut = (step: Step): void => {
      if (step.kind === 'env') stated.set(step.name, step.value);
      else if (step.kind === 'workdir') mkdirSync(within((folder = isAbsolute(step.path) ? step.path : join(folder, step.path))), { recursive: true });
      else if (step.kind === 'run') run(step.command, within(folder), environmentOf(root, stated));
      else {
        const other = step.from === undefined ? undefined : built.get(step.from);
        if (step.from !== undefined && other === undefined) throw new Error(`COPY --from=${step.from} names no stage before.`);
        const intoFolder = step.sources.length > 1 || step.target.endsWith('/') || existsSync(within(step.target));
        if (other === undefined && step.sources.includes('.')) for (const [path, origin] of Object.entries(more)) cpSync(origin, within(join(step.target, path)), { recursive: true });
        for (const source of step.sources) copy(other?.root ?? context, source, within(step.target), intoFolder, (path) => other === undefined && ignored.ignores(path));
      }
    };
    for (const step of steps) each(step, () => carryOut(step));
    built.set(name, { root, folder, stated, workingFolder: within(folder), env: environmentOf(root, stated), cmd: cmd ?? parent?.cmd ?? [], user: user ?? parent?.user });
  };
  const stages = readStages(readFileSync(dockerfile, 'utf8'));
  for (const stage of stages) buildOne(stage);
  const last = built.get(stages.at(-1)?.name ?? '');
  if (last === undefined) throw new Error('The Dockerfile has no stage.');
  return last;
}
