/** The commands about brands, as those of commands.mjs. */
const BRAND = 'tooling/brand-cli/src/main.ts';

/** An option with a value. */
const text = { type: 'string' };

const several = { type: 'string', multiple: true };

/** Which pictures of a brand are taken: options of two commands. */
const VIEWS = { scene: several, width: several, scheme: several, direction: several, language: several };
const VIEW_OPTIONS = `  --scene <id>    only this scene, such as home, hall, login, member-centre, emails or icons; may be given several times, as those below
  --width <name>  only phone or desktop
  --scheme <name> only light or dark
  --direction <d> only ltr or rtl
  --language <l>  in this language of the brand, such as CN, in place of its first one of each direction`;

export const BRAND_COMMANDS = {
  'brand:new': {
    script: BRAND,
    args: ['new'],
    takes: { needs: ['brand'], options: { name: text, 'merchant-code': text, domain: text, email: text, company: text, currency: text, schemes: text, languages: text } },
    help: `Usage: npm run brand:new -- <brand> [options]

Writes a new brand's folder under brands/ and lists what is still to be filled in.

Options:
  --name <text>           name of the site
  --merchant-code <code>  the merchant's code
  --domain <domain>       domain of the site
  --email <address>       address of its customer service
  --company <text>        company behind it
  --currency <code>       ISO 4217 code of its currency, such as EUR
  --schemes <list>        light, dark or both, such as dark,light: the first is that of a first visit (default light)
  --languages <list>      platform codes of its languages, such as EN,CN: the first is that of a first visit (default EN)`,
  },
  'brand:check': {
    script: BRAND,
    args: ['check'],
    takes: { more: true },
    help: `Usage: npm run brand:check -- [<brand> …]

Checks the brands that are named, or all of them and the template of new ones, and lists every fault with its file, its line
and the nearest valid value.`,
  },
  'brand:explain': {
    script: BRAND,
    args: ['explain'],
    takes: { needs: ['brand'], more: true },
    help: `Usage: npm run brand:explain -- <brand> [<key>]

Says what a key's value is, where it comes from and what it means; without a key, those of every key.

Keys are paths such as identity.name, footer, features.freePlay or theme.color.bg.canvas.`,
  },
  'brand:font': {
    script: BRAND,
    args: ['font'],
    takes: { needs: ['file'], options: { weight: text, like: text } },
    help: `Usage: npm run brand:font -- <file> [options]

Prints the "fallback" of a WOFF2 file for theme.ts: a font of the system with the widths and the height of this one, so that text
does not move when the font comes. The file is one of brands/<brand>/assets, or of a package, as "source" of a font names it.

Options:
  --weight <number>  weight in which it is used, such as font.weight.display of theme/base.ts for headings (default: the
                     font's own, 400 of one that varies, which then gets the widths of its bold letters too)
  --like <family>    Arial, "Times New Roman" or Georgia (default: by the serifs that the font says it has, else Arial)`,
  },
  'brand:shots': {
    script: BRAND,
    args: ['shots'],
    takes: { needs: ['brand'], options: { site: text, out: text, route: several, ...VIEWS } },
    help: `Usage: npm run brand:shots -- <brand> [options]

Takes the pictures of a brand from a site that "npm start" serves: home, hall, forms, centres, dialogs, e-mails and icons, at 1440
and 390 px, light and dark, from left to right and from right to left; and a page with all of them. It scrolls through each page
first, says which site it took, and refuses an address that is no site of this brand.

Options:
  --site <url>    the running site (default http://<brand>.localhost:4000, or the PORT that is set)
  --out <folder>  where the pictures go (default .cache/shots/<brand>)
${VIEW_OPTIONS}
  --route <path>  in place of all that a page, such as /rng, as a first visitor sees it, at both widths unless --width says
                  which, in the brand's default language unless --language says another; may be given several times, and not with
                  --scene, --scheme or --direction`,
  },
  'brand:preview': {
    script: BRAND,
    args: ['preview'],
    takes: { needs: ['brand'], options: { port: text, language: several } },
    help: `Usage: npm run brand:preview -- <brand> [options]

Serves one page, whose address it prints, with the brand's home, hall, forms, centres, dialogs, e-mails and icons, at phone and
desktop width, light and dark, from left to right and from right to left, with what brand:check says. An edit of a file in
brands/<brand> shows at once. The pages are those of the site, with a gateway and the demo's data of their own behind them.

Options:
  --port <number>  port of the page (default 4020)
  --language <l>   in this language of the brand, such as CN, in place of its first one of each direction; may be given several times`,
  },
  'brand:diff': {
    script: BRAND,
    args: ['diff'],
    takes: { needs: ['brand', 'brand'], options: { all: { type: 'boolean' }, pictures: { type: 'boolean' }, out: text, ...VIEWS } },
    help: `Usage: npm run brand:diff -- <brand> <brand> [options]

Says what differs between two brands: identity, languages, schemes, features, settings, look, design tokens, fonts, artwork and texts.

Options:
  --all         every design token that differs, and not only the telling ones
  --pictures    also writes one HTML file with the pictures of both side by side, from sites that "npm start" serves
  --out <file>  where that goes (default .cache/diffs/<brand>-<brand>.html)
${VIEW_OPTIONS}

Without --direction and --language the pictures are those from left to right.`,
  },
};
