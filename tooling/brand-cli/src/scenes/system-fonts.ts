import { spawnSync } from 'node:child_process';
import { writingSystemOf, writingSystems } from '@livery/brand-kit';
import type { WritingSystem } from '@livery/brand-kit';
import { isLanguageCode, languageOf } from '@livery/i18n/tooling';
import type { BrandLanguages } from './variants.ts';

/** Of each writing system whose letters come from the system: its language as fontconfig names it, and the package of Debian with its letters. */
const FONTS: Readonly<Partial<Record<WritingSystem, { readonly tag: string; readonly debian: string }>>> = {
  cyrl: { tag: 'ru', debian: 'fonts-dejavu-core' },
  hans: { tag: 'zh-cn', debian: 'fonts-noto-cjk' },
  hant: { tag: 'zh-tw', debian: 'fonts-noto-cjk' },
  jpan: { tag: 'ja', debian: 'fonts-noto-cjk' },
  kore: { tag: 'ko', debian: 'fonts-noto-cjk' },
};

/** Whether this machine has a font for a language; undefined where nothing says so: fontconfig is what Linux has. */
function hasFontFor(tag: string): boolean | undefined {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${tag}`, 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() !== '' : undefined;
}

/**
 * Returns what to say where this machine lacks the letters of a language that the system has to have, so that its pictures show boxes.
 *
 * @param codes languages that are shown
 * @param hasFont asks the machine for a language of fontconfig
 */
export function missingFontsText(codes: readonly string[], remap?: BrandLanguages['remap'], hasFont: (tag: string) => boolean | undefined = hasFontFor): string | undefined {
  const shown = codes.flatMap((code) => {
    const script = isLanguageCode(code) ? writingSystemOf(languageOf(code, remap).tag) : 'latn';
    const fonts = FONTS[script];
    return fonts === undefined ? [] : [{ code, name: writingSystems[script].name, ...fonts }];
  });
  const missing = shown.filter(({ tag }) => hasFont(tag) === false);
  if (missing.length === 0) return undefined;
  const each = (values: readonly string[]): string => [...new Set(values)].join(', ');
  return `This machine has no font with ${each(missing.map(({ name }) => name))} letters, so pictures in ${each(missing.map(({ code }) => code))} show boxes. On Debian and Ubuntu: apt install ${[...new Set(missing.map(({ debian }) => debian))].join(' ')}`;
}
