import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { withServedFolder } from '@livery/run';
import { chromiumLaunch } from '@livery/test-config';
import { comparePictures, encodePicture } from './compare.ts';
import { corePictures, hasName, LOOKS, namesWithoutPicture, PICTURED_NAMES, type IndexEntry, type Picture } from './core-set.ts';
import { isKept, reportPage, type Finding } from './report.ts';
import { storyTitles } from './story-titles.ts';
import { createCamera } from './take.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WORKBENCH = join(ROOT, 'apps/storybook/storybook-static');
const KEPT = join(ROOT, 'tooling/pictures/kept');
const REPORT = join(ROOT, '.cache/pictures');
/** Where the workbench is for the browser, on whatever port it is served: some stories show their own address. */
const HOST = 'workbench.localhost';
/** Pages at once. */
const PAGES = 2;

const { values, positionals: words } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } } });

function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Builds the workbench, which the pictures are taken of. */
function build(): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tooling/run/src/storybook.ts'), 'build', '--quiet'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The workbench could not be built; `npm run storybook -- build` shows why.');
}

// Before the workbench is built, which takes half a minute.
const titles = words.length === 0 ? [] : storyTitles(ROOT);
const unknown = words.filter((word) => !titles.some((title) => hasName(title, word)));
if (unknown.length > 0) {
  console.error(`No component is called ${unknown.join(' or ')}. It goes by the titles of stories, such as GameCard or game-card.`);
  process.exit(1);
}

if (!values.built) {
  console.log('Building the workbench …');
  build();
}
if (!existsSync(join(WORKBENCH, 'index.json'))) throw new Error('There is no built workbench; leave out --built.');
const { entries } = JSON.parse(readFileSync(join(WORKBENCH, 'index.json'), 'utf8')) as { entries: Record<string, IndexEntry> };
const pictures = corePictures(Object.values(entries), LOOKS, words);
if (pictures.length === 0) throw new Error(`No component is called ${words.join(' or ')}.`);

rmSync(REPORT, { recursive: true, force: true });
const findings: Finding[] = [];
let same = 0;

/** Compares a picture, puts what differs into the report, and keeps it where that is asked. */
async function settle(picture: Picture, now: Buffer): Promise<void> {
  const { story: { title, name }, look, file } = picture;
  const kept = join(KEPT, file);
  const { state, reason, difference } = await comparePictures(existsSync(kept) ? readFileSync(kept) : undefined, now);
  if (state === 'same') {
    same += 1;
    return;
  }
  write(join(REPORT, 'now', file), now);
  if (state === 'changed') write(join(REPORT, 'kept', file), readFileSync(kept));
  if (difference !== undefined) write(join(REPORT, 'difference', file), difference);
  if (values.accept) write(kept, now);
  findings.push({ title, story: name, look: look.name, file, state, reason, marked: difference !== undefined });
}

/** Takes all pictures with some pages at once. @param served address of the workbench, with a slash at its end */
async function takeAll(served: string): Promise<void> {
  const { args, ...launch } = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...args, `--host-resolver-rules=MAP ${HOST}:80 ${new URL(served).host}`] });
  try {
    const waiting = [...pictures];
    await Promise.all(Array.from({ length: PAGES }, async () => {
      const camera = await createCamera(browser, `http://${HOST}${new URL(served).pathname}`);
      for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) {
        try {
          await settle(picture, await encodePicture(await camera.take(picture)));
        } catch (error) {
          const { story: { title, name }, look, file } = picture;
          findings.push({ title, story: name, look: look.name, file, state: 'failed', reason: error instanceof Error ? error.message : String(error), marked: false });
        }
      }
    }));
  } finally {
    await browser.close();
  }
}

await withServedFolder(WORKBENCH, '', takeAll);

// Of components that are gone, where all were looked at.
if (words.length === 0) {
  const present = new Set(pictures.map(({ file }) => file));
  const stored = existsSync(KEPT) ? readdirSync(KEPT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp')) : [];
  for (const file of stored.filter((each) => !present.has(each))) {
    mkdirSync(dirname(join(REPORT, 'kept', file)), { recursive: true });
    copyFileSync(join(KEPT, file), join(REPORT, 'kept', file));
    if (values.accept) rmSync(join(KEPT, file));
    findings.push({ title: file, story: '', look: dirname(file), file, state: 'gone', reason: 'The workbench has no such story.', marked: false });
  }
}

const failed = findings.filter(({ state }) => state === 'failed');
for (const { file, state, reason } of findings) console.log(values.accept && state !== 'failed' ? `${state === 'gone' ? 'removed' : 'kept from now on'}: ${file}` : `${state}: ${file}. ${reason}`);
console.log(`${same} of ${pictures.length} pictures are as they ${values.accept ? 'were' : 'are'} kept${values.accept ? `, ${findings.filter(isKept).length} are kept from now on` : ''}.`);
const others = words.length === 0 ? [] : namesWithoutPicture(Object.values(entries), pictures);
if (others.length > 0) console.log(`Not pictured: ${others.join(', ')}. Beside the first story of a component these names are: ${PICTURED_NAMES.join(', ')}.`);
write(join(REPORT, 'index.html'), reportPage(findings, same, values.accept));
if (findings.length > 0) console.log(`${values.accept ? 'To look at them' : 'What differs'}, side by side: ${join(REPORT, 'index.html')}`);
if (!values.accept && findings.length > 0) console.log(`Where it is meant: npm run pictures -- ${[...words, '--accept'].join(' ')}`);
process.exitCode = (values.accept ? failed : findings).length > 0 ? 1 : 0;
