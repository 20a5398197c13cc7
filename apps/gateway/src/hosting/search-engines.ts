import { LRUCache } from 'lru-cache';
import { compress, type Compressed, type Encoding } from './compressed.ts';
import type { Site } from './site.ts';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What search engines may read: everything but calls. */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Disallow: /wps/', 'Disallow: /lgw/', 'Disallow: /lotto/', 'Disallow: /seamless/', 'Disallow: /payments/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/**
 * The pages of a site for search engines, each with its address in every language (sitemaps.org, with the alternates
 * that Google reads). The alternates stand here and not in the pages, which would grow with each language.
 */
export function sitemapXml(origin: string, paths: readonly string[], { pages, defaultLanguage }: Site): string {
  const address = (path: string, language: string): string => escapeXml(`${origin}${path}${language === defaultLanguage ? '' : `?lang=${language}`}`);
  const urls = paths.flatMap((path) => {
    const alternates = Object.entries(pages).map(([language, { tag }]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(path, language)}"/>`);
    const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${address(path, defaultLanguage)}"/>`;
    return Object.keys(pages).map((language) => `<url><loc>${address(path, language)}</loc>${alternates.join('')}${fallback}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Maximum number of documents in memory: a host that no brand claims may state any origin. */
const MAX_KEPT = 100;

/** A document for search engines, as it is sent. */
export interface SearchDocument extends Compressed {
  readonly type: string;
}

/** `robots.txt` and `sitemap.xml` of each site and origin, made once: a sitemap grows with the square of its languages. */
export interface SearchDocuments {
  /** Returns undefined for other files. @param siteKey what tells sites apart */
  read(path: string, siteKey: string, site: Site, origin: string, encoding: Encoding): Promise<SearchDocument | undefined>;
}

/** Creates {@link SearchDocuments}. @param listed paths that search engines should list */
export function createSearchDocuments(listed: readonly string[]): SearchDocuments {
  const kept = new LRUCache<string, SearchDocument>({ max: MAX_KEPT });
  const textOf = {
    '/robots.txt': (_site: Site, origin: string) => ({ type: 'text/plain; charset=utf-8', text: robotsTxt(origin) }),
    '/sitemap.xml': (site: Site, origin: string) => ({ type: 'application/xml; charset=utf-8', text: sitemapXml(origin, listed.filter((path) => site.hasPage(path)), site) }),
  };
  return {
    async read(path, siteKey, site, origin, encoding) {
      if (path !== '/robots.txt' && path !== '/sitemap.xml') return undefined;
      const key = `${siteKey} ${encoding} ${path} ${origin}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const { type, text } = textOf[path](site, origin);
      const document = { type, ...(await compress(text, encoding)) };
      kept.set(key, document);
      return document;
    },
  };
}
