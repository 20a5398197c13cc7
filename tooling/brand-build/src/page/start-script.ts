import { scriptJson } from './escape.ts';

/** A module to be fetched ahead. */
export interface Preload {
  readonly url: string;
  /** As its `integrity` attribute takes it; undefined where none is known. */
  readonly integrity: string | undefined;
}

/** The first paint is waited for at most so long: a tab in the background paints nothing. */
const PATIENCE_MS = 500;

/**
 * A script that starts the application as soon as the browser has shown the static header and hero: scripts that are
 * fetched beside the hero take its share of a slow line, and those that are there early (a repeated visit) would run
 * first and hold up the first picture. What is imported runs script by script, each in a task of its own, so that the
 * page answers in between; the order of `preload` has to be that of the imports, dependencies first.
 *
 * @param entry the application's first script
 * @param preload what it imports, with the integrity of each: fetched together, so that no import waits for another
 */
export function startScript(entry: string, preload: readonly Preload[]): string {
  const urls = preload.map(({ url }) => url);
  const hashes = preload.map(({ integrity }) => integrity ?? '');
  return (
    `(function(home,hero,hashes,begun){var urls=${scriptJson(urls)};` +
    `function go(){if(begun)return;begun=true;` +
    `urls.forEach(function(url,i){var link=document.createElement('link');link.rel='modulepreload';link.integrity=hashes[i];link.href=url;document.head.append(link)});` +
    `next(0)}` +
    // One script a task: run in one go, they would hold up a slow phone for a quarter of a second.
    `function next(i){if(i===urls.length)return import(${scriptJson(entry)});import(urls[i]).then(function(){setTimeout(next,0,i+1)})}` +
    `function soon(){requestAnimationFrame(function(){setTimeout(go)})}` +
    `setTimeout(go,${PATIENCE_MS});` +
    `if(!home||!hero)return soon();` +
    `if((window.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[]).indexOf('largest-contentful-paint')<0)return hero.decode().then(soon,soon);` +
    `hero.onerror=soon;` +
    `new PerformanceObserver(function(list,observer){if(list.getEntries().some(function(e){return e.element===hero})){observer.disconnect();setTimeout(go)}}).observe({type:'largest-contentful-paint',buffered:true})` +
    `})(document.documentElement.dataset.first==='home',document.querySelector('.fp-hero img'),${scriptJson(hashes)})`
  );
}
