/** State that the page shows and changes. */
export interface MerchantState {
  readonly name: string;
  readonly maintenance: boolean;
  /** ISO 3166 codes; null where the brand's own list is in force. */
  readonly blockedCountries: readonly string[] | null;
  /** The brand's own list. */
  readonly brandCountries: readonly string[];
  /** Country that every visitor is taken to come from; null: by address. */
  readonly visitorCountry: string | null;
  /** Country of the address that asks. */
  readonly here: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:40rem;margin:2rem auto;padding-inline:1rem}
form{display:grid;gap:1.5rem}fieldset{display:grid;gap:.5rem;padding:1rem;border:1px solid GrayText;border-radius:.5rem}legend{font-weight:600}
label{display:flex;gap:.5rem;align-items:baseline}label>span{min-inline-size:12rem}input:not([type=radio]){font:inherit;padding:.25rem .5rem;flex:1}
button{font:inherit;padding:.5rem 1.5rem;justify-self:start}p{margin:0}.now{padding:1rem;border-inline-start:4px solid Highlight}[role=alert]{color:#c00}`;

function verdict({ maintenance, blockedCountries, brandCountries, visitorCountry, here }: MerchantState): string {
  const country = visitorCountry ?? here;
  if (maintenance) return 'the maintenance page';
  return country !== null && (blockedCountries ?? brandCountries).includes(country) ? 'the region restriction page' : 'the site';
}

/** The page with the switches of a demo merchant. */
export function merchantPage(state: MerchantState, fault?: string): string {
  const { name, maintenance, blockedCountries, brandCountries, visitorCountry, here } = state;
  const choice = (value: string, label: string, checked: boolean): string =>
    `<label><input type="radio" name="status" value="${value}"${checked ? ' checked' : ''}>${label}</label>`;
  const field = (field: string, label: string, value: string, hint: string): string =>
    `<label><span>${label}</span><input name="${field}" value="${escaped(value)}" autocomplete="off" spellcheck="false" aria-describedby="${field}-hint"></label><p id="${field}-hint"><small>${escaped(hint)}</small></p>`;
  const list = brandCountries.length === 0 ? 'none' : brandCountries.join(', ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}: switches</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(name)}: switches</h1>
<p>What an operator would switch, to be tried out. This page exists only where DEV_ENDPOINTS is on.</p>
<p class="now">Whoever opens the site from here now sees <strong>${verdict(state)}</strong>. <a href="/">Open the site</a></p>
${fault === undefined ? '' : `<p role="alert">${escaped(fault)}</p>`}
<form method="post">
<fieldset><legend>The site is</legend>${choice('open', 'open', !maintenance)}${choice('maintenance', 'closed for maintenance', maintenance)}</fieldset>
<fieldset><legend>Regions</legend>
${field('blocked', 'Countries not served', (blockedCountries ?? brandCountries).join(' '), `ISO codes such as FR DE. The brand's own: ${list}.`)}
${field('country', 'Visitors come from', visitorCountry ?? '', `An ISO code for everybody; empty: by address, which here is ${here ?? 'no country'}.`)}
</fieldset>
<button>Apply</button></form>
<p><a href="/__dev/outbox">Messages that would have been sent</a></p></main></body></html>`;
}
