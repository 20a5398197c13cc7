import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '@livery/brand-kit';
import { readPlatform } from './context.ts';
import { withLines } from './fault-lines.ts';
import { checkBrands } from './load-fleet.ts';
import { loadBrand } from './load-brand.ts';
import { scaffoldBrand, templateFolder } from './scaffold.ts';

/** The template's folder as a fault names it, from that of the brands. */
const PLACE = '../tooling/brand-build/template/';
/** What `brand:new` asks its caller for. */
const given = { name: 'Template', merchantCode: 'TEMPLATE', domain: 'template.example', email: 'care@template.example', company: 'Template Ltd', currency: 'EUR' };

/**
 * Returns the faults of every brand that `brand:new` would write, at the files of its template: of theme and artwork in both
 * schemes and all languages. A token that was added has no value there until it is given one.
 *
 * @param template the template; defaults to the repository's
 */
export async function templateFaults(template: string = templateFolder): Promise<Fault[]> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-template-'));
  try {
    const platform = readPlatform();
    await scaffoldBrand(join(folder, 'template'), { ...given, schemes: ['light', 'dark'], languages: platform.completeLanguages }, template);
    const { faults } = await checkBrands(folder, [await loadBrand(join(folder, 'template'))], platform);
    // Its texts are those that only a brand can say.
    const ofTemplate = faults.filter(({ file }) => /^template\/(?:theme|assets)\b/.test(file)).map((fault) => ({ ...fault, file: fault.file.slice('template/'.length) }));
    return (await withLines(template, ofTemplate.map(withoutLine))).map((fault) => ({ ...fault, file: `${PLACE}${fault.file}` }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `theme.ts` has more imports in the copy than in the template: its lines are none of the template's. */
function withoutLine(fault: Fault): Fault {
  if (fault.file !== 'theme.ts') return fault;
  const { line: _line, excerpt: _excerpt, ...rest } = fault;
  return rest;
}
