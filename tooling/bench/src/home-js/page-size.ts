import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compileBrand, loadBrand, renderPage, repositoryRoot } from '@livery/brand-build';
import type { CompiledBrand, Fleet, Shell } from '@livery/brand-build';

/** Size of a brand's home page without the preloaded state that the gateway puts into it: kB, gzipped. */
export function pageSize(html: string): number {
  return gzipSync(readFileSync(join(repositoryRoot, 'dist', html)), { level: 9 }).length / 1000;
}

interface BuiltPage {
  /** Platform code of its language. */
  readonly code: string;
  /** Path from `dist/`. */
  readonly html: string;
}

const readBuilt = (): Fleet => JSON.parse(readFileSync(join(repositoryRoot, 'dist/fleet.json'), 'utf8')) as Fleet;

/** The home pages of a built brand, that of its own language first. Throws where the brand is not built. */
export function builtPages(id: string): [own: BuiltPage, ...others: BuiltPage[]] {
  const brand = readBuilt().brands.find((each) => each.id === id);
  if (brand === undefined) throw new Error(`${id} is not built: npm run build -- --brand ${id}.`);
  const others = Object.entries(brand.pages).filter(([, { html }]) => html !== brand.html);
  return [{ code: brand.languages.default, html: brand.html }, ...others.map(([code, { html }]) => ({ code, html }))];
}

/** Bytes that the page of a brand grows by when its site has a lazy script more, or a language more. */
export async function pageGrowth(id: string): Promise<{ readonly script: number; readonly language: number }> {
  const { shell } = readBuilt();
  const compiled = await compileBrand(await loadBrand(join(repositoryRoot, 'brands', id)));
  const language = compiled.brand.languages.default;
  const bytes = (brand: CompiledBrand, site: Shell): number => Buffer.byteLength(renderPage(brand, site, language));
  const before = bytes(compiled, shell);
  const { languages } = compiled.brand;
  const more: CompiledBrand = { ...compiled, brand: { ...compiled.brand, languages: { ...languages, offered: [...languages.offered, 'FR'] } } };
  return {
    script: bytes(compiled, { ...shell, files: [...shell.files, 'shell/another-12345678.js'] }) - before,
    language: bytes(more, { ...shell, texts: { ...shell.texts, FR: ['/shell/texts-FR-12345678.js'] } }) - before,
  };
}
