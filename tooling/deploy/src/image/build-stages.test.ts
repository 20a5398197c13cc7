import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildStages, type BuildOptions, type BuiltStage } from './build-stages.ts';
import type { Step } from './stages.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'livery-stages-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function build(dockerfile: string, ignored: string, files: readonly string[], each?: BuildOptions['each']): BuiltStage {
  const context = join(home, 'context');
  for (const path of files) {
    mkdirSync(dirname(join(context, path)), { recursive: true });
    writeFileSync(join(context, path), path);
  }
  writeFileSync(join(home, 'Dockerfile'), dockerfile);
  writeFileSync(join(home, 'Dockerfile.dockerignore'), ignored);
  return buildStages({ context, dockerfile: join(home, 'Dockerfile'), into: join(home, 'image'), ...(each && { each }) });
}

describe('buildStages', () => {
  it('copies what the ignore file leaves, files into folders and folders by their contents', () => {
    const { workingFolder } = build('FROM x\nWORKDIR /work\nCOPY a.txt b.txt ./\nCOPY folder one\n', '**/secret\n', ['a.txt', 'b.txt', 'folder/c.txt', 'folder/secret', 'other.txt']);
    const there = (path: string): boolean => existsSync(join(workingFolder, path));
    expect(['a.txt', 'b.txt', 'one/c.txt', 'one/secret', 'other.txt'].map(there)).toEqual([true, true, true, false, false]);
  });

  it('carries out commands in the working folder, with the environment of the stages before', () => {
    const { workingFolder, env, root } = build('FROM x AS a\nENV NAME=one FOLDER=/data\nWORKDIR /work\nRUN mkdir "$FOLDER" && echo $NAME > name\nFROM a\nRUN chown node:node "$FOLDER"\nFROM x\nWORKDIR /work\nCOPY --from=a /work .\n', '', []);
    expect(readFileSync(join(workingFolder, 'name'), 'utf8')).toBe('one\n');
    expect([env['NAME'], existsSync(join(root, 'data'))]).toEqual([undefined, false]);
    expect(existsSync(join(home, 'image/a/data'))).toBe(true);
    expect(readFileSync(join(home, 'image/1/chown.log'), 'utf8')).toBe(`node:node ${join(home, 'image/1/data')}\n`);
  });

  it('tells each step before it is carried out', () => {
    const told: string[] = [];
    const each = (step: Step, carryOut: () => void): void => {
      told.push(`${step.kind} ${existsSync(join(home, 'image/0/work'))}`);
      carryOut();
    };
    const { workingFolder } = build('FROM x\nWORKDIR /work\nRUN touch done\n', '', [], each);
    expect([told, existsSync(join(workingFolder, 'done'))]).toEqual([['workdir false', 'run true'], true]);
  });

  it('rejects a command that fails, with its output', () => {
    expect(() => build('FROM x\nRUN echo why >&2; exit 3\n', '', [])).toThrow(/ended with 3:[^]*why/);
  });

  it('rejects a source that the ignore file leaves out', () => {
    expect(() => build('FROM x\nCOPY secret ./\n', 'secret\n', ['secret'])).toThrow('secret');
  });
});
