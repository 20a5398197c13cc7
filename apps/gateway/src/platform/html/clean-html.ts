import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** Sanitises the HTML of a notice or a help text to text, lists, tables, emphasis and safe links. Done on write; readers sanitise again. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** The same with links into the site alone: a link elsewhere loses its address. */
export function cleanSiteHtml(html: string): string {
  return sanitizeHtml(html, {
    ...options,
    allowedSchemes: [],
    transformTags: { a: (tagName, { href }) => ({ tagName, attribs: href !== undefined && /^\/(?![/\\])/.test(href) ? { href } : {} }) },
  });
}

/** A line of text without markup. */
export function cleanLine(text: string): string {
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }).replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();
}

/** Whether anything is left to read of clean HTML. */
export function hasWords(html: string): boolean {
  return html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '';
}
