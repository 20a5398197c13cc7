import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStages } from '../image/stages.ts';
import { DEPLOY, ROOT } from '../paths.ts';
import { dockerfileFaults } from './dockerfile.ts';

const text = readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { packageManager: string };
const toolchain = readFileSync(join(ROOT, 'tooling/run/bootstrap/toolchain.mjs'), 'utf8');

describe('Dockerfile', () => {
  it('has no fault', () => {
    expect(dockerfileFaults(text)).toEqual([]);
  });

  it('takes the Node and the pnpm that every other command takes', () => {
    const node = /NODE_VERSION = '([\d.]+)'/.exec(toolchain)?.[1];
    const bases = readStages(text).map(({ base }) => base).filter((base) => base.startsWith('node:'));
    expect(new Set(bases)).toEqual(new Set([`node:${node}-slim`]));
    expect(text).toContain(`npm install --global ${manifest.packageManager}\n`);
  });

  it('serves as an account without rights, with the program as the first process', () => {
    const last = readStages(text).at(-1);
    expect(last).toMatchObject({ user: 'node', cmd: ['node', 'apps/gateway/src/main.ts'] });
  });
});

describe('dockerfileFaults', () => {
  it('reports an unknown instruction, a wrong flag and a missing base', () => {
    expect(dockerfileFaults(text.replace('USER node', 'USE node'))).toHaveLength(1);
    expect(dockerfileFaults(text.replace('--interval=10s', '--interval=10'))).toHaveLength(1);
    expect(dockerfileFaults('RUN true\n')).toHaveLength(1);
  });
});
