import type { Scheme } from '@livery/brand-kit';
import { scenes } from '../scenes/scenes.ts';
import { languageFor, sizes } from '../scenes/variants.ts';
import type { View, Width } from '../scenes/variants.ts';
import { asScript } from './client/as-script.ts';
import { servedLanguage } from './frame-page.ts';
import { escapeHtml } from '@livery/brand-build';
import type { BrandMail } from './mails.ts';
import { PAGE_STYLE } from './page-style.ts';

/** What a preview's page shows. */
export interface PreviewPage {
  readonly id: string;
  /** Undefined while the brand has faults that keep it from being built. */
  readonly brand: { readonly schemes: readonly Scheme[]; readonly languages: Parameters<typeof languageFor>[0] } | undefined;
  readonly views: readonly View[];
  readonly mails: readonly BrandMail[];
  /** Address of a view's page. */
  readonly addressOf: (view: View) => string;
  /** Address of the brand's favicon. */
  readonly favicon?: string | undefined;
  /** Where the answers of its calls come from, in a few words. */
  readonly source: string;
}

const DIRECTIONS = { ltr: 'left to right', rtl: 'right to left' } as const;
const WIDTHS: Readonly<Record<Width, string>> = { phone: 'Phone', desktop: 'Desktop' };

/** The page of a preview: every scene with its pictures, and what `brand:check` says. */
export async function previewPage({ id, brand, views, mails, addressOf, favicon, source }: PreviewPage): Promise<string> {
  const groups = [...new Set(scenes.map(({ group }) => group)), 'Besides'] as const;
  const links = (group: string): string =>
    [...scenes.filter((scene) => scene.group === group), ...(group === 'Besides' ? [{ id: 'emails', title: 'E-mails' }, { id: 'icons', title: 'Icons' }] : [])].map((scene) => `<li><a href="#${scene.id}">${escapeHtml(scene.title)}</a></li>`).join('');
  const captionOf = (view: View): string => {
    const language = brand === undefined ? undefined : languageFor(brand.languages, view);
    return `${WIDTHS[view.width]}, ${view.scheme}, ${DIRECTIONS[view.direction]}${language === undefined ? '' : language.pseudo ? ' (no language of the brand: a pseudo-language)' : ` (${language.code})`}`;
  };
  const picture = (title: string, caption: string, width: Width, is: string, frame: string): string =>
    `<figure data-is="${is}" style="--width:${sizes[width].width}px;--height:${sizes[width].height}px"><div class="window"><iframe title="${escapeHtml(`${title}: ${caption}`)}" ${frame}></iframe></div><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
  const section = (place: string, title: string, content: string): string => `<section id="${place}" aria-labelledby="${place}-title"><h2 id="${place}-title">${escapeHtml(title)}</h2><div data-check="${place}"></div>${content}</section>`;
  const sceneSections = scenes.map((scene) =>
    section(
      scene.id,
      scene.title,
      `<div class="pictures">${views
        .filter((view) => view.scene === scene)
        .map((view) => picture(scene.title, captionOf(view), view.width, `${view.width} ${view.scheme} ${view.direction}`, `data-address="${escapeHtml(addressOf(view))}"${brand === undefined ? '' : ` data-served="${servedLanguage(languageFor(brand.languages, view), brand)}"`}`))
        .join('')}</div>`,
    ),
  );
  const mailPictures = mails.flatMap((mail) =>
    (['phone', 'desktop'] as const).flatMap((width) =>
      (['light', 'dark'] as const).map((scheme) => picture(mail.subject, `${WIDTHS[width]}, ${scheme}, ${mail.language}: ${mail.subject}`, width, `${width} ${scheme}`, `data-mail src="/mails/${mail.name}?scheme=${scheme}" loading="lazy"`)),
    ),
  );
  const filter = (legend: string, choices: readonly (readonly [value: string, label: string])[]): string =>
    `<fieldset><legend>${legend}</legend>${choices.map(([value, label]) => `<label><input type="checkbox" data-filter value="${value}" checked>${label}</label>`).join('')}</fieldset>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(id)}: preview</title>
${favicon === undefined ? '' : `<link rel="icon" href="${favicon}">`}
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="bar">
<h1>Preview of ${escapeHtml(id)}</h1>
<p role="status"><span data-status>brand:check …</span></p>
${filter('Width', [['phone', 'phone'], ['desktop', 'desktop']])}
${filter('Scheme', [['light', 'light'], ['dark', 'dark']])}
${filter('Direction', [['ltr', 'left to right'], ['rtl', 'right to left']])}
<label>Size <select data-zoom><option value=".33">33 %</option><option value=".5" selected>50 %</option><option value=".75">75 %</option><option value="1">100 %</option></select></label>
</header>
<div class="body">
<nav class="scenes" aria-label="Scenes">${groups.map((group) => `<p>${group}</p><ul>${links(group)}</ul>`).join('')}</nav>
<main>
<p>${escapeHtml(source)} <span data-took></span></p>
<div data-check=""></div>
${sceneSections.join('\n')}
${section('emails', 'E-mails', `<div class="pictures">${mailPictures.join('')}</div>`)}
${section('icons', 'Icons', '<div class="icons" data-icons></div>')}
</main>
</div>
<script>${await asScript('page-client.ts', 'startPage')}</script>
</body>
</html>
`;
}
