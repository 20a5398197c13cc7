import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { PlainError } from '@livery/run';

/** An archive on disk. */
export interface Archive {
  /** Absolute. */
  readonly file: string;
  /** In hexadecimal; `<file>.sha256` has it too. */
  readonly sha256: string;
}

/** By name, with no owner, account or moment of this machine: the same files give the same bytes. GNU tar knows these. */
const REPRODUCIBLE = ['--format=gnu', '--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--hard-dereference', '--mode=u+rwX,go+rX,go-w'];

/**
 * Packs a folder as `tar.gz`, beside a file with its hash. Both get their names when they are whole: an earlier archive stays until then.
 *
 * @param time of every file in it, in seconds since 1970 UTC
 * @throws PlainError where GNU tar is missing
 */
export async function writeArchive(folder: string, file: string, time: number): Promise<Archive> {
  const [part, hashPart] = [`${file}.part`, `${file}.sha256.part`];
  mkdirSync(dirname(file), { recursive: true });
  try {
    const tar = spawn('tar', [...REPRODUCIBLE, `--mtime=@${time}`, '-C', dirname(folder), '-cf', '-', basename(folder)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaints = '';
    tar.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    const ended = once(tar, 'close') as Promise<[number | null]>;
    await pipeline(tar.stdout, createGzip({ level: constants.Z_BEST_COMPRESSION }), createWriteStream(part));
    const [code] = await ended;
    if (code !== 0) throw new PlainError(`GNU tar could not pack ${folder} (on macOS: brew install gnu-tar, and put it before the system's on the path):\n${complaints}`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(part), hash);
    const sha256 = hash.digest('hex');
    writeFileSync(hashPart, `${sha256}  ${basename(file)}\n`);
    // Without a hash for a moment, rather than with that of the archive before.
    rmSync(`${file}.sha256`, { force: true });
    renameSync(part, file);
    renameSync(hashPart, `${file}.sha256`);
    return { file, sha256 };
  } finally {
    for (const left of [part, hashPart]) rmSync(left, { force: true });
  }
}
