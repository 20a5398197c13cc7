/** HTML that is safe to put into a page. */
export interface Html {
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

type Part = string | Html | null | readonly (string | Html | null)[];
const written = (part: Part): string => {
  if (part === null) return '';
  if (typeof part === 'string') return escape(part);
  return 'html' in part ? part.html : part.map(written).join('');
};

/** A template of HTML: texts are escaped, HTML is put in as it is, null is left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.reduce((page, string, index) => page + written(parts[index - 1] ?? null) + string) };
}
