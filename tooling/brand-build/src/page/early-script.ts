import type { Brand } from '@livery/brand-kit';
import type { LanguageCode } from '@livery/i18n/tooling';
import { homePaths } from '@livery/navigation/paths';
import { scriptJson } from './escape.ts';

/** Local-storage key and cookie of the chosen language, by platform code. */
const LANGUAGE_KEY = 'hisLang';
/** Local-storage key of the chosen scheme: `light`, `dark` or `system`. */
const SCHEME_KEY = 'livery.scheme';

/** The hero's pictures, wide and tall, in the default scheme and, where there are such, in the other. */
function heroesOf({ hero, heroCompact, heroAlternate, heroAlternateCompact }: Brand['assets']): readonly (readonly (string | undefined)[])[] {
  return [[hero, heroCompact], ...(heroAlternate === undefined ? [] : [[heroAlternate, heroAlternateCompact]])];
}

/**
 * A script that runs before the first paint. It states the scheme on `<html>`, so that nothing flashes, says in
 * `data-first` whether the hero comes first, which the home page of most brands begins with, and preloads the hero only then.
 *
 * A visitor whose stored language is not the page's gets the cookie that makes the server choose the right page, and
 * the page again; once, since the cookie is there afterwards. A link with `?lang=` that the page answers is a choice.
 * Where cookies are forbidden the application switches the language itself.
 *
 * @param themeRest address of the sheet with the schemes that the page does not carry; loaded at once where one of them is chosen
 */
export function earlyScript({ schemes, assets, home }: Brand, language: LanguageCode, themeRest?: string): string {
  const given = { language, schemes, home: home.sections.includes('hero') ? homePaths : [], heroes: heroesOf(assets), rest: themeRest };
  return (
    `(function(g,d,l,s,p,c){` +
    `try{if(new URLSearchParams(location.search).get('lang')===g.language)localStorage.setItem('${LANGUAGE_KEY}',g.language);` +
    `l=localStorage.getItem('${LANGUAGE_KEY}');s=localStorage.getItem('${SCHEME_KEY}')}catch(e){}` +
    `c='${LANGUAGE_KEY}='+l;` +
    `if(/^[A-Z-]{2,5}$/.test(l||'')&&l!==g.language&&document.cookie.indexOf(c)<0){` +
    `document.cookie=c+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'');` +
    `if(document.cookie.indexOf(c)>=0)location.reload()}` +
    `d.dataset.language=g.language;` +
    `if(s==='system')s=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';` +
    `d.dataset.scheme=g.schemes.indexOf(s)<0?g.schemes[0]:s;` +
    // Written, because a sheet that a script appends does not hold the first paint back.
    // The policy makes this one text alone, whatever it is given.
    `if(g.rest&&d.dataset.scheme!==g.schemes[0]){p={createHTML:function(){return'<link rel="stylesheet" id="livery-theme-rest" href="'+g.rest+'">'}};` +
    `document.write((window.trustedTypes?trustedTypes.createPolicy('livery-theme',p):p).createHTML(''))}` +
    `d.dataset.first=g.home.indexOf(location.pathname)<0?'page':'home';` +
    `if(d.dataset.first==='home'){p=document.createElement('link');p.rel='preload';p.as='image';p.fetchPriority='high';` +
    `p.href=d.dataset.heroImage=(g.heroes[+(d.dataset.scheme!==g.schemes[0])]||g.heroes[0])[+matchMedia('(width < 48rem)').matches];document.head.append(p)}` +
    `})(${scriptJson(given)},document.documentElement)`
  );
}
