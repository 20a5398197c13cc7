import { firstPaintOf, NONCE, ORIGIN, PATH, PRELOADED_STATE_SLOT, renderPage } from '@livery/brand-build';
import type { CompiledBrand, FirstPaintRenderer, Shell } from '@livery/brand-build';
import { asScript } from './client/as-script.ts';
import type { FrameOptions } from './client/frame-client.ts';
import type { EditedBrand } from './client/messages.ts';
import { languageFor } from '../scenes/variants.ts';
import type { View } from '../scenes/variants.ts';

/** What pages are made of. */
export interface PageParts {
  readonly shell: Shell;
  readonly render: FirstPaintRenderer;
}

/** Moving pictures in dozens of frames take the machine for themselves. */
const STILL = '<style>*,*::before,*::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:0s!important}</style>';

/** The language of the page that is served where a pseudo-language is shown. */
export const servedLanguage = <Code extends string>({ code, pseudo }: { readonly code: Code; readonly pseudo: boolean }, { languages }: { readonly languages: { readonly default: Code } }): Code => (pseudo ? languages.default : code);

/**
 * The page of a brand as a visitor gets it, with a script before it that makes it the one that a view asks for.
 *
 * @param token session of the view's looker
 */
export async function framePage(compiled: CompiledBrand, { shell, render }: PageParts, view: View, token: string | undefined): Promise<string> {
  const language = languageFor(compiled.brand.languages, view);
  const served = servedLanguage(language, compiled.brand);
  const page = renderPage(compiled, shell, served, await firstPaintOf(render, compiled.brand, served));
  const options: FrameOptions = { scheme: view.scheme, language: language.code, brand: JSON.stringify(compiled.brand), token, awaits: view.scene.awaits, press: view.scene.press };
  const script = await asScript('frame-client.ts', 'startFrame', options);
  return (
    withoutServer(page, view.scene.path)
      // The brand's script has the pseudo-language too, and so another hash.
      .replaceAll(/\bsha(?:256|384|512)-[\w+/=]+/g, '')
      .replace('<head>', () => `<head>${STILL}<script>${script}</script>`)
  );
}

/** A page without the places that a server fills for each request. */
function withoutServer(page: string, path: string): string {
  return page.replaceAll(` nonce="${NONCE}"`, '').replace(/<meta property="csp-nonce".*>\n/, '').replace(PRELOADED_STATE_SLOT, '').replaceAll(ORIGIN, '').replaceAll(PATH, path);
}

/** The brand's script for a frame: with the pseudo-language that shows a direction in which the brand has none. */
export function brandScript(compiled: CompiledBrand, view: View): string {
  const { code, pseudo } = languageFor(compiled.brand.languages, view);
  const text = Buffer.from(compiled.chunk.content).toString('utf8');
  return pseudo ? text.replace('"offered":[', `"offered":["${code}",`) : text;
}

/** A brand for frames that show it already. */
export function editedBrand(compiled: CompiledBrand, shell: Shell): EditedBrand {
  const themes = compiled.brand.languages.offered.map((language) => {
    // As it stands in the page, since that rewrites it for the language.
    const [, css = ''] = /<style[^>]* id="livery-theme">([^]*?)<\/style>/.exec(renderPage(compiled, shell, language)) ?? [];
    const { rest } = compiled.themeFor(language);
    return [language, { css, rest: rest === undefined ? '' : Buffer.from(rest.content).toString('utf8') }] as const;
  });
  return { brand: JSON.stringify(compiled.brand), themes: Object.fromEntries(themes) };
}
