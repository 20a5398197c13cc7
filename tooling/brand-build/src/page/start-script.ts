import { scriptJson } from './escape.ts';

/** The first paint is waited for at most so long: a tab in the background paints nothing. */
const PATIENCE_MS = 500;

/**
 * A script that starts the application as soon as the browser could show the static header and hero: scripts
 * that are there early (a repeated visit, a fast line) would otherwise run first and hold up the first picture.
 * While the hero is on its way nothing is lost, since it is fetched before the scripts.
 */
export function startScript(entry: string): string {
  return (
    `(function(home,hero,begun){` +
    `function go(){if(!begun){begun=true;import(${scriptJson(entry)})}}` +
    `function soon(){requestAnimationFrame(function(){setTimeout(go)})}` +
    `setTimeout(go,${PATIENCE_MS});` +
    `if(home&&hero)hero.decode().then(soon,soon);else soon()` +
    `})(document.documentElement.dataset.first==='home',document.querySelector('.fp-hero img'))`
  );
}
