const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** The same mail as HTML: the brand's name above its paragraphs, each in its own direction. */
export function mailHtml(brand: string, text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p dir="auto" style="margin:0 0 1em">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:36em;margin:0 auto">
<p dir="auto" style="margin:0 0 1em;font-size:20px;font-weight:600">${escapeHtml(brand)}</p>
${paragraphs}
</div></body></html>
`;
}
