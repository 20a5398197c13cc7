import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFleet, buildShell, repositoryRoot } from '@livery/brand-build';

/**
 * A program that builds every site into a folder over what is there, as a deployment does:
 * `node deploy.ts <folder> <release>`. The release's name is in every script, so that each gets another hash.
 */
const [dist = '', release = ''] = process.argv.slice(2);
const portal = join(repositoryRoot, 'apps/portal');
const project = mkdtempSync(join(tmpdir(), 'livery-release-'));
writeFileSync(
  join(project, 'vite.config.ts'),
  `import portal from ${JSON.stringify(join(portal, 'vite.config.ts'))};
const output = { banner: 'globalThis.release = ${JSON.stringify(release)};' };
const changed = { name: 'release', config: () => ({ root: ${JSON.stringify(portal)}, build: { rolldownOptions: { output } } }) };
export default (env) => ({ ...portal(env), plugins: [...portal(env).plugins, changed] });
`,
);
try {
  const { shell } = await buildShell(dist, project);
  await buildFleet({ to: dist, shell });
} finally {
  rmSync(project, { recursive: true });
}
