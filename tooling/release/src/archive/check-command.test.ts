import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CHECKSUMS, checksumsOf } from './checksums.ts';

const PROGRAM = fileURLToPath(new URL('../../archive/livery.mjs', import.meta.url));
let folder: string;

function write(path: string, content = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** What `node livery.mjs check` answers, and prints without the line at its end. */
function check(env: Readonly<Record<string, string>> = {}): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'livery.mjs'), 'check'], { cwd: folder, encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}`.trimEnd() };
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'livery-check-')));
  const made = folder;
  onTestFinished(() => rmSync(made, { recursive: true }));
  copyFileSync(PROGRAM, join(folder, 'livery.mjs'));
  for (const path of ['apps/gateway/src/main.ts', 'node_modules/.pnpm/a@1/a/100%.js', 'docs/two  spaces.md']) write(path);
  write('VERSION', '1.2.3\ncommit abc\nplatform linux-x64\n');
  symlinkSync('.pnpm/a@1/a', join(folder, 'node_modules/a'));
  write(CHECKSUMS, checksumsOf(folder));
});

describe('livery.mjs check', () => {
  it('returns 0 when every file is as it was packed, with data that was kept since', () => {
    write('.data/vendor-keys.json');
    write('kept/logs/gateway.log');
    expect(check({ DATA_DIR: 'kept' })).toEqual({ status: 0, said: 'Every file is that of Livery 1.2.3.' });
  });

  it('returns 1 and names the files when some were changed, are gone or were added', () => {
    write('apps/gateway/src/main.ts', 'changed');
    rmSync(join(folder, 'docs/two  spaces.md'));
    write('apps/gateway/src/adapter.ts');
    write('node_modules/.pnpm/a@1/a/index.js');
    write('kept/gateway.log');
    expect(check()).toEqual({
      status: 1,
      said: [
        'These files are not those of Livery 1.2.3:\napps/gateway/src/main.ts\ndocs/two  spaces.md',
        'These files do not belong to Livery 1.2.3:\napps/gateway/src/adapter.ts\nkept/gateway.log\nnode_modules/.pnpm/a@1/a/index.js',
      ].join('\n\n'),
    });
  });

  it('returns 1 and names a link when it leads out of the folder', () => {
    symlinkSync(tmpdir(), join(folder, 'node_modules/b'));
    expect(check()).toEqual({ status: 1, said: 'These files do not belong to Livery 1.2.3:\nnode_modules/b' });
  });
});
