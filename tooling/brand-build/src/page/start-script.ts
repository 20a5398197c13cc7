import { failureTemplateId } from '@livery/contracts';
import { scriptJson } from './escape.ts';

/** A module to be fetched ahead. */
export interface Preload {
  readonly url: string;
  /** As its `integrity` attribute takes it; undefined where none is known. */
  readonly integrity: string | undefined;
}

/** What a page starts with. */
export interface StartOptions {
  /** The application's first script. */
  readonly entry: string;
  /** What it imports, dependencies first: fetched together, so that no import waits for another. */
  readonly preload: readonly Preload[];
  /** Scripts that hold the texts of the page's language: fetched ahead, run when the application asks for them. */
  readonly texts: readonly string[];
  /** Style sheet with the schemes and writing systems that the page does not carry: loaded once the application stands. */
  readonly themeRest: string | undefined;
}

/** The first paint is waited for at most so long, in milliseconds: a tab in the background paints nothing. */
const PAINT_WAIT_MS = 500;
/** A script that has not come by then does not come (docs/product.md: the time limit of a script). */
export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Declarations that only browsers from the floor up understand (`browserslist` in the root package.json): the first from
 * Chrome and Edge 120 and Samsung Internet 25, the second from Firefox 128. Safari 16.4 is known by its import maps.
 */
export const FLOOR_DECLARATIONS = ['mask:none', 'color:oklch(from red l c h)'] as const;
const BROWSER_FLOOR = `${FLOOR_DECLARATIONS.map((declaration) => `CSS.supports('${declaration}')`).join('&&')}&&HTMLScriptElement.supports('importmap')`;

/**
 * A script that starts the application as soon as the browser has shown the static header and hero: scripts that are
 * fetched beside the hero take its share of a slow line, and those that are there early (a repeated visit) would run
 * first and hold up the first picture. What is imported runs script by script, each in a task of its own, so that the
 * page answers in between.
 *
 * When a script does not arrive, or the browser is older than the floor, the page's own message shows with a link that loads
 * the page again.
 */
export function startScript({ entry, preload, texts, themeRest }: StartOptions): string {
  const urls = preload.map(({ url }) => url);
  const hashes = preload.map(({ integrity }) => integrity ?? '');
  return (
    `(function(home,hero,hashes,begun,done){var urls=${scriptJson(urls)};` +
    `function fail(outdated){done=true;var m=document.getElementById('${failureTemplateId}').content.cloneNode(true);` +
    `m.querySelectorAll('p').forEach(function(p,i){p.hidden=outdated!==(i===1)});document.getElementById('root').replaceChildren(m)}` +
    `function failed(e){if(done)return;console.error(e);fail(false)}` +
    `function sheet(url){if(!url||document.getElementById('livery-theme-rest'))return;var l=document.createElement('link');l.rel='stylesheet';l.id='livery-theme-rest';l.href=url;document.head.append(l)}` +
    `function link(url,hash){var l=document.createElement('link');l.rel='modulepreload';if(hash)l.integrity=hash;l.href=url;document.head.append(l)}` +
    `function go(){if(begun)return;begun=true;` +
    `if(!(${BROWSER_FLOOR}))return fail(true);` +
    `setTimeout(function(){failed(new Error('Loading chunk ${entry} failed'))},${CHUNK_TIMEOUT_MS});` +
    `urls.forEach(function(url,i){link(url,hashes[i])});` +
    `${scriptJson(texts)}.forEach(function(url){link(url)});` +
    `next(0)}` +
    // One script a task: run in one go, they would hold up a slow phone for a quarter of a second.
    `function next(i){if(i===urls.length)return import(${scriptJson(entry)}).then(function(){done=true;sheet(${scriptJson(themeRest ?? '')})},failed);` +
    `import(urls[i]).then(function(){setTimeout(next,0,i+1)},failed)}` +
    `function soon(){requestAnimationFrame(function(){setTimeout(go)})}` +
    `setTimeout(go,${PAINT_WAIT_MS});` +
    `if(!home||!hero)return soon();` +
    `if((window.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[]).indexOf('largest-contentful-paint')<0)return hero.decode().then(soon,soon);` +
    `hero.onerror=soon;` +
    `new PerformanceObserver(function(list,observer){if(list.getEntries().some(function(e){return e.element===hero})){observer.disconnect();setTimeout(go)}}).observe({type:'largest-contentful-paint',buffered:true})` +
    `})(document.documentElement.dataset.first==='home',document.getElementById('first-paint-hero'),${scriptJson(hashes)})`
  );
}
