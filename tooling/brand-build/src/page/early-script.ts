import type { Brand } from '@livery/brand-kit';
import { languageOf } from '@livery/i18n/tooling';
import { scriptJson } from './escape.ts';

/** Local-storage key of the chosen language, by platform code. */
const LANGUAGE_KEY = 'hisLang';
/** Local-storage key of the chosen scheme: `light`, `dark` or `system`. */
const SCHEME_KEY = 'livery.scheme';
/** Paths that open the home page, and so show the hero first. */
const HOME_PATHS = ['/', '/index', '/index.html', '/home', '/register'];

/**
 * A script that runs before the first paint and states language, direction and scheme on `<html>`, so that
 * nothing flashes. `data-first` says whether the home page's hero is what comes first.
 */
export function earlyScript(brand: Brand): string {
  const languages = Object.fromEntries(
    brand.languages.offered.map((code) => {
      const { tag, direction } = languageOf(code, brand.languages.remap);
      return [code, [tag, direction]];
    }),
  );
  const given = { languages, first: brand.languages.default, schemes: brand.schemes };
  return (
    `(function(b,d,m,l,s,v){` +
    `try{l=localStorage.getItem('${LANGUAGE_KEY}');s=localStorage.getItem('${SCHEME_KEY}')}catch(e){}` +
    `v=b.languages[l]||b.languages[b.first];d.lang=v[0];d.dir=v[1];d.dataset.language=b.languages[l]?l:b.first;` +
    `if(s==='system'){m=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';s=m}` +
    `d.dataset.scheme=b.schemes.indexOf(s)<0?b.schemes[0]:s;` +
    `d.dataset.first=${scriptJson(HOME_PATHS)}.indexOf(location.pathname)<0?'page':'home'` +
    `})(${scriptJson(given)},document.documentElement)`
  );
}
