import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'hr', 'img', 'span'],
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?!\/)|#)/i,
};

/**
 * The merchant's HTML with everything taken out that could run or reach elsewhere. The gateway cleaned it when it was
 * written; this second time is for whatever stood in the database before, or came past the gateway.
 */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, allowed);
}
