/** Scripts of a built page. */
export interface PageScripts {
  /** URLs of the entry and its preloads. */
  readonly loaded: readonly string[];
  /** The import map. */
  readonly imports: Readonly<Record<string, string>>;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/**
 * Parses the scripts of a page that the brand build wrote.
 *
 * @throws Error when it has no import map or no module script
 */
export function pageScripts(html: string): PageScripts {
  const map = /<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  const entries = html.match(/<script type="module"[^>]*>/g) ?? [];
  const preloads = (html.match(/<link [^>]*>/g) ?? []).filter((tag) => attribute(tag, 'rel') === 'modulepreload');
  // The script that starts the application after the first paint contains the preloads and the entry it imports.
  const [, preloaded = '[]', entry] = /urls=(\["[^\]]*"\]).*?import\(("[^"]+")\)/s.exec(html) ?? [];
  const started = [...(JSON.parse(preloaded) as string[]), ...(entry === undefined ? [] : [JSON.parse(entry) as string])];
  const addresses = [...started, ...entries.map((tag) => attribute(tag, 'src')), ...preloads.map((tag) => attribute(tag, 'href'))];
  if (map === undefined || addresses.length === 0) throw new Error('The page has no import map, or no module to start with.');
  const { imports = {} } = JSON.parse(map) as { imports?: Record<string, string> };
  return { loaded: addresses.filter((address) => address !== undefined), imports };
}
