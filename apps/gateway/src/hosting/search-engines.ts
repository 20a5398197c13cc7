import type { Site } from './site.ts';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What search engines may read: everything but calls. */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Disallow: /wps/', 'Disallow: /lgw/', 'Disallow: /lotto/', 'Disallow: /seamless/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
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
