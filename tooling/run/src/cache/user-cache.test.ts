import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheFolder, userCache, type UserCache } from './user-cache.ts';

let home: string;
let folder: string;
let cache: UserCache;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'livery-user-cache-'));
  folder = join(home, 'livery');
  cache = userCache(folder);
});
afterEach(() => rmSync(home, { recursive: true }));

const keyOf = (digit: string): string => digit.repeat(64);
const KEY = keyOf('a');
const fileOf = (kind: string, key: string): string => join(folder, `${kind}.${key}`);
const text = (content: Buffer | undefined): string | undefined => content?.toString('utf8');
const keep = (kind: string, key: string, content: string): void => cache.write(kind, key, () => Buffer.from(content));

describe('userCache', () => {
  it('returns what was kept, also to another clone, and nothing under other keys and kinds', () => {
    keep('sites', KEY, 'the\nsites');
    expect(text(userCache(folder).read('sites', KEY))).toBe('the\nsites');
    expect([cache.read('sites', keyOf('b')), cache.read('games', KEY)]).toEqual([undefined, undefined]);
    keep('sites', KEY, 'others');
    expect(text(cache.read('sites', KEY))).toBe('others');
  });

  it('is readable by its user alone', () => {
    keep('sites', KEY, 'the sites');
    expect([statSync(folder).mode & 0o777, statSync(fileOf('sites', KEY)).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it.skipIf(process.platform === 'win32')('returns and keeps nothing, and says so once, when others may write the folder or it is another user\'s', () => {
    keep('sites', KEY, 'the sites');
    const said: string[] = [];
    const refuses = (): void => {
      const refused = userCache(folder, (sentence) => void said.push(sentence));
      expect([refused.read('sites', KEY), refused.read('sites', KEY)]).toEqual([undefined, undefined]);
      refused.write('games', KEY, () => Buffer.from('games'));
      expect(readdirSync(folder)).toEqual([`sites.${KEY}`]);
    };
    for (const mode of [0o720, 0o702]) {
      chmodSync(folder, mode);
      refuses();
    }
    chmodSync(folder, 0o755);
    const another = vi.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1);
    refuses();
    another.mockRestore();
    expect(said).toEqual(Array.from({ length: 3 }, () => expect.stringContaining(`not yours alone to write: ${folder},`) as string));
    expect(text(userCache(folder).read('sites', KEY))).toBe('the sites');
  });

  it('returns nothing, and drops the entry, when it was changed, cut short, emptied, or stands under another name', () => {
    const spoil: readonly ((file: string) => void)[] = [
      (file) => writeFileSync(file, readFileSync(file, 'latin1').replace('sites', 'sitez'), 'latin1'),
      (file) => truncateSync(file, 70),
      (file) => truncateSync(file, 0),
      (file) => writeFileSync(file, `${readFileSync(file, 'latin1')}x`, 'latin1'),
      (file) => {
        keep('sites', keyOf('c'), 'of another key');
        copyFileSync(fileOf('sites', keyOf('c')), file);
      },
      (file) => {
        keep('games', KEY, 'of another kind');
        copyFileSync(fileOf('games', KEY), file);
      },
    ];
    for (const damage of spoil) {
      keep('sites', KEY, 'the sites');
      damage(fileOf('sites', KEY));
      expect(cache.read('sites', KEY)).toBeUndefined();
      expect(existsSync(fileOf('sites', KEY))).toBe(false);
    }
  });

  it('keeps nothing where there is nothing to keep, or making it fails', () => {
    cache.write('sites', KEY, () => undefined);
    cache.write('sites', KEY, () => {
      throw new Error('a file that is gone');
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does without when it is off, or its folder cannot be made or written', () => {
    let made = 0;
    const make = () => Buffer.from(String(++made));
    const off = userCache(undefined);
    off.write('sites', KEY, make);
    expect([off.read('sites', KEY), made]).toEqual([undefined, 0]);
    // A file in place of the folder: that keeps out root too.
    writeFileSync(folder, '');
    for (const path of [folder, join(folder, 'inner')]) {
      const blocked = userCache(path);
      blocked.write('sites', KEY, make);
      expect(blocked.read('sites', KEY)).toBeUndefined();
    }
    expect(readFileSync(folder, 'utf8')).toBe('');
  });

  it('keeps the four entries of a kind that were used last', () => {
    const aged = (digit: string, minutes: number) => {
      const at = new Date(Date.now() - minutes * 60_000);
      utimesSync(fileOf('sites', keyOf(digit)), at, at);
    };
    keep('games', KEY, 'games');
    for (const [index, digit] of ['1', '2', '3', '4'].entries()) {
      keep('sites', keyOf(digit), digit);
      aged(digit, 40 - index);
    }
    // Oldest by when it was made, and used now.
    expect(text(cache.read('sites', keyOf('1')))).toBe('1');
    keep('sites', keyOf('5'), '5');
    const kept = ['1', '2', '3', '4', '5'].filter((digit) => cache.read('sites', keyOf(digit)) !== undefined);
    expect(kept).toEqual(['1', '3', '4', '5']);
    expect(text(cache.read('games', KEY))).toBe('games');
  });

  it('stays below 256 MB, and removes what killed processes left', () => {
    keep('games', KEY, 'games');
    const hour = new Date(Date.now() - 2 * 3_600_000);
    truncateSync(fileOf('games', KEY), 200 * 1024 * 1024);
    utimesSync(fileOf('games', KEY), hour, hour);
    const [abandoned, underWay, foreign] = [join(folder, 'one.draft'), join(folder, 'two.draft'), join(folder, 'notes.txt')];
    for (const file of [abandoned, underWay, foreign]) writeFileSync(file, '');
    utimesSync(abandoned, hour, hour);
    utimesSync(foreign, hour, hour);
    cache.write('sites', KEY, () => Buffer.alloc(60 * 1024 * 1024));
    expect(readdirSync(folder).toSorted()).toEqual(['notes.txt', `sites.${KEY}`, 'two.draft']);
  });

  it('returns a whole entry or none while several processes write it', { timeout: 60_000 }, async () => {
    const program = join(home, 'writer.mjs');
    writeFileSync(
      program,
      `import { userCache } from ${JSON.stringify(new URL('user-cache.ts', import.meta.url).href)};
      const cache = userCache(process.argv[2]);
      const content = Buffer.alloc(500_000, process.argv[3]);
      for (let time = 0; time < 40; time++) {
        cache.write('sites', ${JSON.stringify(KEY)}, () => content);
        const read = cache.read('sites', ${JSON.stringify(KEY)});
        if (read === undefined || read.length !== content.length || !read.every((byte) => byte === read[0])) process.exit(1);
      }`,
    );
    const writers = ['x', 'y'].map((letter) => spawn(process.execPath, [program, folder, letter], { stdio: 'inherit' }));
    const codes = await Promise.all(writers.map(async (writer) => (await once(writer, 'exit'))[0] as unknown));
    expect(codes).toEqual([0, 0]);
    expect(readdirSync(folder)).toEqual([`sites.${KEY}`]);
  });
});

describe('cacheFolder', () => {
  it('is what LIVERY_CACHE says, then what XDG_CACHE_HOME says, then below the home', () => {
    expect(cacheFolder({ LIVERY_CACHE: '/somewhere', XDG_CACHE_HOME: '/caches' })).toBe('/somewhere');
    expect(cacheFolder({ LIVERY_CACHE: '', XDG_CACHE_HOME: '/caches' })).toBe(join('/caches', 'livery'));
    expect(cacheFolder({ XDG_CACHE_HOME: 'relative' })).toBe(join(homedir(), '.cache/livery'));
    expect(cacheFolder({})).toBe(join(homedir(), '.cache/livery'));
  });

  it('is none when LIVERY_CACHE is off, or no full path', () => {
    expect([cacheFolder({ LIVERY_CACHE: 'off' }), cacheFolder({ LIVERY_CACHE: 'somewhere' })]).toEqual([undefined, undefined]);
  });
});
