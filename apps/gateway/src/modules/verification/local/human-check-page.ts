import { type CompleteLanguage, completeLanguageCodes, completeLanguages, type InEachLanguage } from '../../../platform/texts/index.ts';

const texts: InEachLanguage<{ readonly title: string; readonly label: string }> = {
  EN: { title: 'Human check', label: 'I am a person' },
  TY: { title: 'మనిషి ధృవీకరణ', label: 'నేను మనిషినే' },
  CN: { title: '人机验证', label: '我是真人' },
  AR: { title: 'التحقق من أنك إنسان', label: 'أنا إنسان' },
};

const titles = Object.fromEntries(completeLanguageCodes.map((language) => [completeLanguages[language].tag, texts[language].title]));

/** The language of a page, by its tag; English where there are no texts in it. */
const languageOf = (tag: string | undefined): CompleteLanguage => completeLanguageCodes.find((language) => completeLanguages[language].tag === tag) ?? 'EN';

/** The widget's script, as a provider would serve it: it embeds the widget in a frame and receives its messages. */
export const widgetScript = `(() => {
  const titles = ${JSON.stringify(titles)};
  const source = new URL(document.currentScript.src);
  const widgets = new Map();
  const frameOf = (options) => {
    const frame = document.createElement('iframe');
    const { lang } = document.documentElement;
    const url = new URL('widget', source);
    url.search = new URLSearchParams({ sitekey: options.sitekey, theme: options.theme ?? 'light', host: location.hostname, lang });
    frame.src = url.href;
    frame.title = titles[lang] ?? titles.en;
    Object.assign(frame.style, { inlineSize: '100%', blockSize: '65px', border: '0', colorScheme: 'normal' });
    return frame;
  };
  addEventListener('message', ({ origin, source: from, data }) => {
    if (origin !== source.origin) return;
    for (const { frame, options } of widgets.values()) {
      if (frame.contentWindow !== from) continue;
      if (typeof data?.token === 'string') options.callback?.(data.token);
      else if (data?.expired === true) options['expired-callback']?.();
      else options['error-callback']?.();
    }
  });
  window.turnstile = {
    render(place, options) {
      const target = typeof place === 'string' ? document.querySelector(place) : place;
      const id = 'local-' + crypto.randomUUID();
      const frame = frameOf(options);
      widgets.set(id, { frame, options });
      target.append(frame);
      return id;
    },
    reset(id) {
      const widget = widgets.get(id);
      if (widget !== undefined) widget.frame.src = widget.frame.src;
    },
    remove(id) {
      widgets.get(id)?.frame.remove();
      widgets.delete(id);
    },
  };
})();
`;

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0;display:flex;align-items:center;block-size:63px;border:1px solid GrayText}
[data-theme=dark]{color-scheme:dark}[data-theme=light]{color-scheme:light}label{display:flex;gap:.75rem;align-items:center;padding-inline:1rem;min-block-size:44px}
input{inline-size:1.5rem;block-size:1.5rem}`;

const PAGE_SCRIPT = `const box = document.querySelector('input');
const query = new URLSearchParams(location.search);
const post = (message) => parent.postMessage(message, '*');
box.addEventListener('change', async () => {
  box.disabled = true;
  try {
    const answer = await fetch('token', { method: 'POST', body: new URLSearchParams({ sitekey: query.get('sitekey'), host: query.get('host') }) });
    const { token, expiresIn } = await answer.json();
    post({ token });
    setTimeout(() => { box.checked = box.disabled = false; post({ expired: true }); }, expiresIn * 1000);
  } catch {
    box.checked = box.disabled = false;
    post({ failed: true });
  }
});`;

/**
 * The page in the widget's frame: a box to tick.
 * @param tag BCP-47 tag of the page that it stands in
 */
export function widgetPage(nonce: string, theme: 'light' | 'dark', tag: string | undefined): string {
  const language = languageOf(tag);
  const [layout, { title, label }] = [completeLanguages[language], texts[language]];
  return `<!doctype html><html lang="${layout.tag}" dir="${layout.direction}" data-theme="${theme}"><head><meta charset="utf-8"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><label><input type="checkbox">${label}</label><script nonce="${nonce}">${PAGE_SCRIPT}</script></body></html>`;
}
