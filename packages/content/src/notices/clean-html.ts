import DOMPurify from 'dompurify';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const allowed = {
  ALLOWED_TAGS: [...headings, 'p', 'br', 'strong', 'em', 'b', 'i', 'u', 'ul', 'ol', 'li', 'a', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr', 'img', 'span'],
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?!\/)|#)/i,
};

/** Levels below which a text's own headings may stand. */
export type HeadingLevel = 2 | 3 | 4;

/** Brings the headings of a text under the page's: the highest in use at `first`, none skipping a level. */
function underPage(text: DocumentFragment, first: HeadingLevel): void {
  const found = [...text.querySelectorAll(headings.join())];
  const levels = [...new Set(found.map(({ tagName }) => tagName))].sort();
  let before = first - 1;
  for (const heading of found) {
    before = Math.min(first + levels.indexOf(heading.tagName), before + 1, 6);
    const moved = document.createElement(`h${before}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
}

/**
 * The merchant's HTML with everything taken out that could run or reach elsewhere, its headings from level `first` on.
 * The gateway cleaned it when it was written; this second time is for whatever stood in the database before, or came
 * past the gateway. Nodes, not text: the page's policy lets no text become HTML but in DOMPurify.
 */
export function cleanHtml(html: string, first: HeadingLevel): DocumentFragment {
  const text = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  underPage(text, first);
  return text;
}
