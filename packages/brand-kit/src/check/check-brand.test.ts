import { cockfightVendorCodes, esportsVendorCodes, vendorCodes, vendorNames } from '@livery/contracts';
import type { VendorCode } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { isoCurrencies } from '../config/currencies.ts';
import { brandSchema } from '../config/schema.ts';
import { linkablePages } from '../config/vocabulary.ts';
import { config, fallback, spoiled, svg, text, theme, withFallback } from '../test-support/spoiled-brand.ts';
import type { Change } from '../test-support/spoiled-brand.ts';
import { harbour, platform, setAt } from '../test-support/valid-brand.ts';
import { baseLeaves } from '../theme/token-walk.ts';
import { checkBrand } from './check-brand.ts';
import { formatFault } from './fault/fault.ts';

const CONFIG = 'brands/harbour/brand.config.ts';
const THEME = 'brands/harbour/theme.ts';
const named = (codes: readonly VendorCode[]): string => codes.map((code) => `${code} (${vendorNames[code]})`).join(', ');
const VENDOR = `the code of a vendor of the platform (${named(vendorCodes)})`;
const ESPORTS = `the code of an esports vendor of the platform (${named(esportsVendorCodes)})`;
const COCKFIGHT = `the code of a cockfight vendor of the platform (${named(cockfightVendorCodes)})`;
const CURRENCIES = isoCurrencies();
const ZONES = Intl.supportedValuesOf('timeZone');
/** Number of references to a primitive in the valid brand. */
const REFERENCES = (JSON.stringify(harbour().theme).match(/\{ink\.\d+(?:\/\d+)?\}/g) ?? []).length;
const OTHER_SURFACES = 'color.bg.sunken, color.bg.surface, color.bg.raised, color.bg.overlay';
const BASE = baseLeaves.map(({ path }) => path.join('.'));
const features =
  'usernameRegistration, mobileRegistration, mobileRegistrationPassword, registrationSmsVerification, directRegistration, freePlay, smsLogin, ' +
  'forcedPasswordChange, mobilePasswordRecovery, emailPasswordRecovery, loginedToHomePage, memberCentre, agentPolicy, manualRebate, appDownload, winnersBoard';

/** Name of the case, the change that causes it, and the complete expected messages. */
const cases: readonly (readonly [string, Change, ...string[]])[] = [
  ['no merchant code', config('identity.merchantCode', undefined), `${CONFIG} › identity.merchantCode: found nothing; expected 2 to 16 capital letters and digits`],
  ['a merchant code in small letters', config('identity.merchantCode', 'harb'), `${CONFIG} › identity.merchantCode: found "harb"; expected 2 to 16 capital letters and digits`],
  ['a domain with a scheme', config('identity.domains', ['https://harbour.example']), `${CONFIG} › identity.domains.0: found "https://harbour.example"; expected a host name in lower case, without scheme or port`],
  ['no domain', config('identity.domains', []), `${CONFIG} › identity.domains.0: found nothing; expected a host name in lower case, without scheme or port`],
  ['a support contact that is no email', config('identity.supportContact.email', 'care'), `${CONFIG} › identity.supportContact.email: found "care"; expected an email address`],
  ['another platform', config('identity.platform', 'WAP'), `${CONFIG} › identity.platform: found "WAP"; expected web`],
  ['an unknown key', config('identity.merchantcode', 'X'), `${CONFIG} › identity.merchantcode: found an unknown key; expected one of name, merchantCode, platform, device, lotteryType, domains, supportContact, company; nearest: merchantCode`],
  ['an unknown toggle', config('features.freeplay', true), `${CONFIG} › features.freeplay: found an unknown key; expected one of ${features}; nearest: freePlay`],
  ['a toggle that is neither on nor off', config('features.freePlay', 'yes'), `${CONFIG} › features.freePlay: found "yes"; expected true or false`],
  ['an unknown category', config('categories', ['RNG', 'SLOT']), `${CONFIG} › categories.1: found "SLOT"; expected one of RNG, LIVE, SPORTS, ESPORTS, COCKFIGHT, ELOTT, LOTT, FISH, PVP, BINGO, ANIM6, INHOUSE`],
  ['a category twice', config('categories', ['RNG', 'LIVE', 'RNG']), `${CONFIG} › categories.2: found "RNG" a second time; expected each value once`],
  ['a minimum age below 18', config('minimumAge', 16), `${CONFIG} › minimumAge: found 16; expected 18 or more`],
  ['more vendors than a menu holds', config('header.vendorsShown', 12), `${CONFIG} › header.vendorsShown: found 12; expected a number from 1 to 9`],
  ['a default language that is not offered', config('languages.default', 'TH'), `${CONFIG} › languages.default: found "TH"; expected one of languages.offered (EN, JA)`],
  ['a language twice', config('languages.offered', ['EN', 'JA', 'EN']), `${CONFIG} › languages.offered.2: found "EN" a second time; expected each value once`],
  ['an incomplete language', config('languages.offered', ['EN', 'JA', 'TH']), `${CONFIG} › languages.offered.2: found "TH"; expected a language with a complete catalogue (EN, JA)`],
  ['a language code that there is not', config('languages.offered', ['EN', 'JA', 'XX']), `${CONFIG} › languages.offered.2: found "XX"; expected a language with a complete catalogue (EN, JA)`],
  ['an offered language in small letters, with its default and its texts as they should be', config('languages.offered', ['en', 'JA']), `${CONFIG} › languages.offered.0: found "en"; expected a language with a complete catalogue (EN, JA); nearest: EN`],
  ['a language by its name, also as the default', ({ config: tree }) => { setAt(tree, ['languages', 'offered'], ['english', 'JA']); setAt(tree, ['languages', 'default'], 'english'); }, `${CONFIG} › languages.offered.0: found "english"; expected a language with a complete catalogue (EN, JA); nearest: EN`],
  ['a language by its tag', config('languages.offered', ['EN', 'ja-JP']), `${CONFIG} › languages.offered.1: found "ja-JP"; expected a language with a complete catalogue (EN, JA); nearest: JA`],
  ['texts under a misspelt language', ({ locales }) => { setAt(locales, ['ja'], (locales as Record<string, unknown>)['JA']); setAt(locales, ['JA'], undefined); }, 'brands/harbour/locales/ja.json: found texts of no language; expected the texts of a language that is offered, named after its code; nearest: locales/JA.json'],
  ['a re-mapping to no language tag', config('languages.remap', { JA: 'no tag' }), `${CONFIG} › languages.remap.JA: found "no tag"; expected a BCP-47 tag of a language that there is`],
  ['a re-mapping to a name, which has the form of a tag', config('languages.remap', { JA: 'japanese' }), `${CONFIG} › languages.remap.JA: found "japanese"; expected a BCP-47 tag of a language that there is; nearest: ja`],
  ['a re-mapping to a language that there is not', config('languages.remap', { JA: 'qqx-Latn' }), `${CONFIG} › languages.remap.JA: found "qqx-Latn"; expected a BCP-47 tag of a language that there is`],
  ['a company of a year to come', config('identity.company.since', 2027), `${CONFIG} › identity.company.since: found 2027; expected a year up to the present one, 2026`],
  ['a company of the next century, said once', config('identity.company.since', 2101), `${CONFIG} › identity.company.since: found 2101; expected a year up to the present one, 2026`],
  ['a default announcement outside its list', config('announcements.defaultExecution', 'PU'), `${CONFIG} › announcements.defaultExecution: found "PU"; expected one of announcements.types (B, PL); nearest: PL`],
  ['a category without vendors', ({ config: tree }) => { setAt(tree, ['categories'], ['RNG', 'ESPORTS']); setAt(tree, ['esportCodes'], []); }, `${CONFIG} › esportCodes: found an empty list; expected at least one vendor code, since categories offers ESPORTS`],
  ['an entry whose toggle is off', ({ config: tree }) => { setAt(tree, ['features'], { appDownload: false }); setAt(tree, ['header'], { entries: ['home', 'download'] }); }, `${CONFIG} › header.entries.1: found "download"; expected no download while features.appDownload is false`],
  ['a misspelt entry of the header, with those that can be chosen', config('header', { entries: ['hom'] }), `${CONFIG} › header.entries.0: found "hom"; expected one of home, categories, download, promotions, help, notices; nearest: home`],
  ['a footer link to a page that is not there', config('footer', { links: ['home', 'vip'] }), `${CONFIG} › footer.links.1: found "vip", a page that the site does not have yet; expected one of home, promotions, download, help, notices`],
  ['no way to register', config('features', { usernameRegistration: false, mobileRegistration: false }), `${CONFIG} › features: found usernameRegistration and mobileRegistration both false; expected at least one way to register`],
  ['a city in place of its time zone', config('timeZone', 'Hong Kong'), `${CONFIG} › timeZone: found "Hong Kong"; expected an IANA time zone, such as Europe/London; nearest: Asia/Hong_Kong`],
  ['no default language', config('languages.default', undefined), `${CONFIG} › languages.default: found nothing; expected one of languages.offered (EN, JA)`],
  ['a page that the side menu would lie over', theme('base.size.container', '90rem'), `${THEME} › base.size.container: found "90rem"; expected at most 82rem, beside which the side menu has room`],
  ['no company', config('identity.company', undefined), `${CONFIG} › identity.company: found nothing; expected an object with legalName, since, address`],
  ['an unknown time zone', config('timeZone', 'Europe/Londn'), `${CONFIG} › timeZone: found "Europe/Londn"; expected an IANA time zone, such as Europe/London; nearest: Europe/London`],
  ['a currency that there is not', config('currency.code', 'EURO'), `${CONFIG} › currency.code: found "EURO"; expected a currency of ISO 4217, or one of BTC, ETH, LTC, DOGE, BNB, TRX, USDT, USDC, XRP; nearest: EUR`],
  ['a currency code that nobody gave', config('currency.code', 'XYZ'), `${CONFIG} › currency.code: found "XYZ"; expected a currency of ISO 4217 (${CURRENCIES.slice(0, 6).join(', ')} and ${CURRENCIES.length - 6} more of Intl.supportedValuesOf('currency')), or one of BTC, ETH, LTC, DOGE, BNB, TRX, USDT, USDC, XRP`],
  ['a currency in small letters', config('currency.code', 'eur'), `${CONFIG} › currency.code: found "eur"; expected a currency of ISO 4217, or one of BTC, ETH, LTC, DOGE, BNB, TRX, USDT, USDC, XRP; nearest: EUR`],
  ['a currency without its decimals', config('currency.exponent', 0), `${CONFIG} › currency.exponent: found 0; expected the decimals of EUR; nearest: 2`],
  ['a currency with decimals of its own', config('currency.exponent', 7), `${CONFIG} › currency.exponent: found 7; expected the decimals of EUR; nearest: 2`],
  ['a crypto currency finer than it is', config('currency', { code: 'USDT', exponent: 8 }), `${CONFIG} › currency.exponent: found 8; expected at most the 6 decimals of USDT; nearest: 6`],
  ['a symbol that does not fit beside an amount', config('currency.symbol', 'Euro€'), `${CONFIG} › currency.symbol: found "Euro€"; expected at most 4 characters`],
  ['the sign of another currency', config('currency', { code: 'CNY', symbol: '€', exponent: 2 }), `${CONFIG} › currency.symbol: found "€", the sign of EUR; expected a symbol of CNY, or none; nearest: ¥`],
  ['a sign that several other currencies have', config('currency.symbol', '¥'), `${CONFIG} › currency.symbol: found "¥", the sign of CNY, JPY; expected a symbol of EUR, or none; nearest: €`],
  ['an empty currency', config('currency.code', ''), `${CONFIG} › currency.code: found ""; expected an ISO 4217 code, such as EUR`],
  ['a prize mode that lotteries do not have', config('prizeModes', ['SAE']), `${CONFIG} › prizeModes.0: found "SAE"; expected one of Lott, ZY, Elott, SEA; nearest: SEA`],
  ['a kind of announcement that there is not', config('announcements.types', ['B', 'PX']), `${CONFIG} › announcements.types.1: found "PX"; expected one of B, PL, PU, PR, H; nearest: PL`],
  ['an esports vendor that the platform does not have', config('esportCodes', ['IMSE']), `${CONFIG} › esportCodes.0: found "IMSE"; expected ${ESPORTS}; nearest: IMES (Ironmesa Esports)`],
  ['a cockfight vendor that the platform does not have', config('cockfightCodes', ['DS8']), `${CONFIG} › cockfightCodes.0: found "DS8"; expected ${COCKFIGHT}; nearest: DS88 (Dawn Spur)`],
  ['a slots vendor among those of esports', config('esportCodes', ['LUM']), `${CONFIG} › esportCodes.0: found "LUM"; expected ${ESPORTS}`],
  ['an esports vendor among those of cockfights', config('cockfightCodes', ['DIG', 'AV']), `${CONFIG} › cockfightCodes.1: found "AV"; expected ${COCKFIGHT}`],
  ['a hidden partner that the platform does not have', config('footer', { partnersHidden: ['TCG-SEA'] }), `${CONFIG} › footer.partnersHidden.0: found "TCG-SEA"; expected ${VENDOR}; nearest: TCG_SEA (Southeast Draws)`],
  ['a vendor by its name', config('footer', { partnersHidden: ['FOXGLEN'] }), `${CONFIG} › footer.partnersHidden.0: found "FOXGLEN"; expected ${VENDOR}; nearest: FGL (Foxglen Games)`],
  ['a country that there is not', config('blockedCountries', ['FR', 'XX']), `${CONFIG} › blockedCountries.1: found "XX"; expected an ISO 3166 code of two capital letters; nearest: AX (Åland Islands)`],
  ['a country by a code that is not ISO', config('blockedCountries', ['UK']), `${CONFIG} › blockedCountries.0: found "UK"; expected an ISO 3166 code of two capital letters; nearest: GB (United Kingdom)`],
  ['a country that resembles none', config('blockedCountries', ['Atlantis']), `${CONFIG} › blockedCountries.0: found "Atlantis"; expected an ISO 3166 code of two capital letters (AD, AE, AF, AG, AI, AL and 243 more in packages/brand-kit/src/check/config/countries.ts)`],
  ['a vendor that resembles none', config('footer', { partnersHidden: ['QQQQ'] }), `${CONFIG} › footer.partnersHidden.0: found "QQQQ"; expected ${VENDOR}`],
  ['a time zone that resembles none', config('timeZone', 'Mars'), `${CONFIG} › timeZone: found "Mars"; expected an IANA time zone, such as Europe/London (${ZONES.slice(0, 6).join(', ')} and ${ZONES.length - 6} more of Intl.supportedValuesOf('timeZone'))`],
  ['a country by its name', config('blockedCountries', ['Germany']), `${CONFIG} › blockedCountries.0: found "Germany"; expected an ISO 3166 code of two capital letters; nearest: DE (Germany)`],
  ['a required key under a misspelt name', ({ config: tree }) => { setAt(tree, ['identity', 'merchantcode'], 'HARB01'); setAt(tree, ['identity', 'merchantCode'], undefined); }, `${CONFIG} › identity.merchantcode: found an unknown key; expected one of name, merchantCode, platform, device, lotteryType, domains, supportContact, company; nearest: merchantCode`],
  ['a text about the brand under a misspelt name', ({ locales }) => { setAt(locales, ['EN', 'brand', 'headlin'], 'A'); setAt(locales, ['EN', 'brand', 'headline'], undefined); }, 'brands/harbour/locales/EN.json › brand.headlin: found an unknown key; expected one of headline, tagline, callToAction, footerDescription, seoTitle, seoDescription; nearest: headline'],
  ['a token under a misspelt name', ({ theme: tree }) => { setAt(tree, ['base', 'radius', 'crad'], '1px'); setAt(tree, ['base', 'radius', 'card'], undefined); }, `${THEME} › base.radius.crad: found an unknown token; expected a token of the platform; nearest: radius.card`],
  ['a group of tokens under a misspelt name', ({ theme: tree }) => { const { base } = tree as { base: Record<string, unknown> }; base['spaces'] = base['space']; delete base['space']; }, `${THEME} › base.spaces: found an unknown token; expected a token of the platform; nearest: space`],
  ['a misspelt scheme, whose values are there', ({ theme: tree }) => { const { semantic } = tree as { semantic: Record<string, unknown> }; setAt(tree, ['schemes'], ['light', 'drak']); semantic['dark'] = semantic['light']; }, `${THEME} › schemes.1: found "drak"; expected one of light, dark; nearest: dark`],
  ['a ramp of primitives under a misspelt name', ({ theme: tree }) => { const { primitives } = tree as { primitives: Record<string, unknown> }; primitives['inc'] = primitives['ink']; delete primitives['ink']; }, `${THEME} › semantic.light.color.bg.canvas: found {ink.0}, the first of ${REFERENCES} references to a ramp ink; expected a ramp of the primitives (inc); nearest: inc`],
  ['a misspelt kind of announcement, which is the default', ({ config: tree }) => { setAt(tree, ['announcements'], { types: ['BB', 'PL'], defaultExecution: 'B' }); }, `${CONFIG} › announcements.types.0: found "BB"; expected one of B, PL, PU, PR, H; nearest: B`],
  ['no list of vendors for a category that is offered', config('cockfightCodes', undefined), `${CONFIG} › cockfightCodes: found nothing; expected a list`],
  ['a list of vendors under a misspelt name', ({ config: tree }) => { setAt(tree, ['categories'], ['COCKFIGHT']); setAt(tree, ['cockfigthCodes'], ['DIG']); setAt(tree, ['cockfightCodes'], undefined); }, `${CONFIG} › cockfigthCodes: found an unknown key; expected one of ${Object.keys(brandSchema.shape).join(', ')}; nearest: cockfightCodes`],
  ['artwork that is no XML', ({ assets, source }) => { setAt(assets, ['assets/logo.svg'], { bytes: 1, svg: 'x' }); setAt(source, ['unreadable'], [{ file: 'harbour/assets/logo.svg', line: 1, keyPath: '', found: 'an error: x', expected: 'an SVG' }]); }, 'brands/harbour/assets/logo.svg:1: found an error: x; expected an SVG'],
  ['a font under a misspelt family', theme('fonts.0.family', 'Tset'), `${THEME} › fonts.0.family: found "Tset"; expected a family that base.font names; nearest: Test`],
  ['a language in place of a list, with a re-mapping', ({ config: tree, locales }) => { setAt(tree, ['languages'], { offered: 'EN', default: 'EN', remap: { EN: 'en-GB' } }); setAt(locales, ['JA'], undefined); }, `${CONFIG} › languages.offered: found "EN"; expected a list; nearest: ["EN"]`],
  ['primitives under a misspelt name', ({ theme: tree }) => { setAt(tree, ['primitves'], {}); setAt(tree, ['primitives'], undefined); }, `${THEME} › primitves: found an unknown key; expected one of schemes, primitives, semantic, base, look, fonts, assets; nearest: primitives`],
  ['a number as a text', config('minimumAge', '21'), `${CONFIG} › minimumAge: found "21"; expected a number; nearest: 21`],
  ['a toggle as a text', config('features.freePlay', 'True'), `${CONFIG} › features.freePlay: found "True"; expected true or false; nearest: true`],
  ['a value in place of a list', config('prizeModes', 'SEA'), `${CONFIG} › prizeModes: found "SEA"; expected a list; nearest: ["SEA"]`],
  ['a misspelt font file', ({ theme: tree, source }) => { setAt(tree, ['fonts', '0', 'source'], 'assets/tset.woff2'); setAt(source, ['otherAssets'], ['assets/test.woff2']); }, `${THEME} › fonts.0.source: found "assets/tset.woff2"; expected a font file that is there, in assets/ or in a package among the dependencies of tooling/brand-build; nearest: assets/test.woff2`],
  ['a currency with too many decimals', config('currency.exponent', 12), `${CONFIG} › currency.exponent: found 12; expected a number from 0 to 8`],
  ['a payment mark that nobody draws', config('footer', { payments: ['visa', 'mastercrad'] }), `${CONFIG} › footer.payments.1: found "mastercrad"; expected one of bankTransfer, visa, mastercard, gcash, maya, paypal, sepa, skrill, bitcoin, usdt; nearest: mastercard`],
  ['a misspelt font of a package', theme('fonts.0.source', '@fonts/teid/files/tide-latin.woff2'), `${THEME} › fonts.0.source: found "@fonts/teid/files/tide-latin.woff2"; expected a font file that is there, in assets/ or in a package among the dependencies of tooling/brand-build; nearest: @fonts/tide/files/tide-latin.woff2`],
  ['a font without a weight', theme('fonts.0.weight', undefined), `${THEME} › fonts.0.weight: found nothing; expected a text with one weight or the first and the last, such as 400 or 100 900`],
  ['headings bolder than the fonts of their family', ({ theme: tree }) => setAt(tree, ['base', 'font', 'weight', 'display'], '700'), `${THEME} › base.font.weight.display: found "700", while the heaviest font of "Test" in fonts has 400, whose letters browsers would embolden; expected at most that weight, or also a file of 700 in fonts`],
  ['bold text of a family without a bold font', ({ theme: tree }) => { setAt(tree, ['base', 'font', 'weight', 'bold'], '700'); setAt(tree, ['base', 'font', 'weight', 'semibold'], '450'); }, `${THEME} › base.font.weight.bold: found "700", while the heaviest font of "Test" in fonts has 400, whose letters browsers would embolden; expected at most that weight, or also a file of 700 in fonts`],
  ['a weight that the font does not have', theme('fonts.0.weight', '700'), `${THEME} › fonts.0.weight: found "700", which the file does not have; expected the one weight of assets/test.woff2; nearest: 400`],
  ['weights of a font that has one', theme('fonts.0.weight', '100 900'), `${THEME} › fonts.0.weight: found "100 900", which the file does not have; expected the one weight of assets/test.woff2; nearest: 400`],
  ['a font with an unknown key', theme('fonts.0.wieght', '400'), `${THEME} › fonts.0.wieght: found an unknown key; expected one of family, source, weight, range, preload, fallback; nearest: weight`],
  ['a misspelt key of a fallback, with a value of another kind', withFallback({ ...fallback, local: undefined, locall: 3 }), `${THEME} › fonts.0.fallback.locall: found an unknown key; expected one of local, sizeAdjust, ascent, descent, lineGap, bold; nearest: local`],
  ['a fallback without its names', withFallback({ ...fallback, local: 'Arial, ' }), `${THEME} › fonts.0.fallback.local: found "Arial, "; expected names of local fonts, separated by commas, such as Arial, Liberation Sans`],
  ['a fallback whose values are no percentages', withFallback({ ...fallback, sizeAdjust: '0%', ascent: 85.7, descent: '25', lineGap: undefined }), `${THEME} › fonts.0.fallback.sizeAdjust: found "0%"; expected a percentage above 0, such as 113.1%`, ...[['ascent', '85.7'], ['descent', '"25"'], ['lineGap', 'nothing']].map(([key, found]) => `${THEME} › fonts.0.fallback.${key}: found ${found}; expected a percentage, such as 85.7%`)],
  ['a bold fallback that is none', withFallback({ ...fallback, bold: 'Arial Bold' }), `${THEME} › fonts.0.fallback.bold: found "Arial Bold"; expected an object with local, sizeAdjust`],
  ['a bold fallback with wrong values', withFallback({ ...fallback, bold: { local: 3, sizeAdjust: 'wide', ascent: '80%' } }), `${THEME} › fonts.0.fallback.bold.ascent: found an unknown key; expected one of local, sizeAdjust`, `${THEME} › fonts.0.fallback.bold.local: found 3; expected names of local fonts, separated by commas, such as Arial, Liberation Sans`, `${THEME} › fonts.0.fallback.bold.sizeAdjust: found "wide"; expected a percentage above 0, such as 113.1%`],
  ['a fallback that no family names', theme('fonts.0.fallback', fallback), `${THEME} › fonts.0.fallback: found a fallback that nothing names; expected "Test Fallback" after "Test" in base.font.family`],
  ['the name of a fallback that no font has', theme('base.font.family.body', '"Test", "Test Fallback", sans-serif'), `${THEME} › base.font.family.body: found "Test Fallback"; expected a "fallback" of the font "Test" in fonts, which would make it`],
  ['a misspelt family of headings, which nothing else names', ({ theme: tree }) => { setAt(tree, ['fonts', '1'], { family: 'Reef Narrow', source: 'assets/test.woff2', weight: '400' }); setAt(tree, ['base', 'font', 'family', 'display'], '"Reef Narow", sans-serif'); }, `${THEME} › base.font.family.display: found "Reef Narow"; expected a family of a font in fonts, or of the system; nearest: Reef Narrow`],
  ['a misspelt family of headings, with its fallback', ({ theme: tree }) => { setAt(tree, ['fonts', '1'], { family: 'Reef Narrow', source: 'assets/test.woff2', weight: '400', fallback }); setAt(tree, ['base', 'font', 'family', 'display'], '"Reef Narow", "Reef Narow Fallback", sans-serif'); }, `${THEME} › base.font.family.display: found "Reef Narow"; expected a family of a font in fonts, or of the system; nearest: Reef Narrow`, `${THEME} › base.font.family.display: found "Reef Narow Fallback"; expected a "fallback" of the font "Reef Narow" in fonts, which would make it; nearest: Reef Narrow Fallback`],
  ['a misspelt family that other text names as it is', ({ theme: tree }) => { for (const font of ['display', 'body']) setAt(tree, ['base', 'font', 'family', font], font === 'body' ? '"Reef Sans", sans-serif' : '"Reef Sasn", sans-serif'); setAt(tree, ['fonts', '1'], { family: 'Reef Sans', source: 'assets/test.woff2', weight: '400' }); }, `${THEME} › base.font.family.display: found "Reef Sasn"; expected a family of a font in fonts, or of the system; nearest: Reef Sans`],
  ['a font that is fetched ahead and used nowhere', theme('fonts.1', { family: 'Quiet', source: 'assets/test.woff2', weight: '400', preload: true }), `${THEME} › fonts.1.family: found "Quiet"; expected a family that base.font names`],
  ['a font with a wrong range', theme('fonts.0.range', 'latin'), `${THEME} › fonts.0.range: found "latin"; expected a CSS unicode-range, such as U+0000-00FF,U+0131`],
  ['a range without a character of its font', theme('fonts.0.range', 'U+0400-04FF'), `${THEME} › fonts.0.range: found "U+0400-04FF", of which the font has no character; expected a range with characters of the font (U+0020-007E,U+00A0-00FF,U+0C00-0C7F)`],
  ['a font that is none', theme('fonts', [undefined]), `${THEME} › fonts.0: found nothing; expected an object with family, source and weight`],
  ['a missing token', theme('semantic.light.color.bg.canvas', undefined), `${THEME} › semantic.light.color.bg.canvas: found nothing; expected a text with one reference to a primitive, such as {ink.900} or {ink.900/60}`],
  ['an unknown token', theme('base.radius.crad', '1px'), `${THEME} › base.radius.crad: found an unknown token; expected a token of the platform; nearest: radius.card`],
  ['a token that resembles none', theme('base.zzz', '1px'), `${THEME} › base.zzz: found an unknown token; expected a token of the platform (${BASE.slice(0, 6).join(', ')} and ${BASE.length - 6} more in packages/brand-kit/src/theme/token-tree.ts)`],
  ['a reference that resembles no primitive', theme('semantic.light.shadow.sm', '0 0 1px {brand.50/20}'), `${THEME} › semantic.light.shadow.sm: found {brand.50/20}; expected a primitive of this brand (ink.0, ink.500, ink.700, ink.900)`],
  ['a reference to a step that there is not', theme('semantic.light.shadow.sm', '0 0 1px {ink.600/20}'), `${THEME} › semantic.light.shadow.sm: found {ink.600/20}; expected a primitive of this brand; nearest: {ink.700}`],
  ['a literal colour, with a primitive of the brand', ({ theme: tree }) => { const { primitives } = tree as { primitives: Record<string, unknown> }; primitives['sea'] = { '40': '#123456' }; setAt(tree, ['semantic', 'light', 'shadow', 'md'], '0 1px 2px black'); setAt(tree, ['semantic', 'light', 'color', 'fg', 'link'], 'dark'); }, `${THEME} › semantic.light.color.fg.link: found "dark"; expected one reference to a primitive, such as {sea.40} or {sea.40/60}`, `${THEME} › semantic.light.shadow.md: found the literal colour black; expected a reference to a primitive, such as {sea.40/60}`],
  ['a reference to no primitive', theme('semantic.light.shadow.sm', '0 0 1px {ink.90/20}'), `${THEME} › semantic.light.shadow.sm: found {ink.90/20}; expected a primitive of this brand; nearest: {ink.900}`],
  ...['{ink}', '{ink.900.5}', '{ink.900/1000}', '{ink.900'].map((value): [string, Change, string] => [`a colour ${value}, which is no reference`, theme('semantic.light.color.accent.bg', value), `${THEME} › semantic.light.color.accent.bg: found "${value}"; expected one reference to a primitive, such as {ink.900} or {ink.900/60}`]),
  ...['{ink}', '{ink.900.5}', '{ink.900/1000}', '{ink 900}', '{ink.900', '}'].map((value): [string, Change, string] => [`a gradient with ${value}, which is no reference`, theme('semantic.light.gradient.page', `linear-gradient({ink.0}, ${value})`), `${THEME} › semantic.light.gradient.page: found "${value}"; expected references such as {ink.900} or {ink.900/60}`]),
  ['a shadow with what is no reference', theme('semantic.light.shadow.sm', '0 0 1px {ink}'), `${THEME} › semantic.light.shadow.sm: found "{ink}"; expected references such as {ink.900} or {ink.900/60}`],
  ['a colour in place of a ramp, and not the references to it', ({ theme: tree }) => { setAt(tree, ['primitives', 'brand'], '#ff0000'); setAt(tree, ['semantic', 'light', 'color', 'accent', 'bg'], '{brand.500}'); }, `${THEME} › primitives.brand: found "#ff0000"; expected a ramp: an object of steps with their colours, such as { "500": "#5865f2" }`],
  ['a colour in place of a ramp, and a reference without a step', ({ theme: tree }) => { setAt(tree, ['primitives', 'brand'], '#ff0000'); setAt(tree, ['semantic', 'light', 'color', 'accent', 'bg'], '{brand}'); }, `${THEME} › primitives.brand: found "#ff0000"; expected a ramp: an object of steps with their colours, such as { "500": "#5865f2" }`, `${THEME} › semantic.light.color.accent.bg: found "{brand}"; expected one reference to a primitive, such as {ink.900} or {ink.900/60}`],
  ['a ramp without steps', theme('primitives.brand', {}), `${THEME} › primitives.brand: found {}; expected a ramp: an object of steps with their colours, such as { "500": "#5865f2" }`],
  ['an opacity over 100', theme('semantic.light.shadow.sm', '0 0 1px {ink.900/200}'), `${THEME} › semantic.light.shadow.sm: found {ink.900/200}; expected an opacity from 0 to 100`],
  ['a literal colour', theme('semantic.light.gradient.page', 'linear-gradient(#fff, {ink.0})'), `${THEME} › semantic.light.gradient.page: found the literal colour #fff; expected a reference to a primitive, such as {ink.900/60}`],
  ['a literal colour by name', theme('semantic.light.shadow.md', '0 1px 2px black'), `${THEME} › semantic.light.shadow.md: found the literal colour black; expected a reference to a primitive, such as {ink.900/60}`],
  ['a primitive that is no colour', theme('primitives.ink.300', 'grey-ish'), `${THEME} › primitives.ink.300: found "grey-ish"; expected a colour as #rrggbb or oklch(l c h), such as #5865f2 or oklch(0.58 0.21 274)`],
  ...['"Test",', '"Test, sans-serif', 'Source Sans 3, sans-serif', '“Test”, sans-serif', '微软雅黑，sans-serif', ''].map((list): [string, Change, string] => [`the families ${list || 'of an empty text'}, which CSS cannot read`, theme('base.font.family.numeric', list), `${THEME} › base.font.family.numeric: found ${JSON.stringify(list)}; expected ${list === '' ? 'a text with ' : ''}font families with commas between, each in quotes of its own, such as "Reef Narrow", sans-serif`]),
  ['families of a writing system without a generic one', theme('base.font.script.hans', '"Noto Sans SC"'), `${THEME} › base.font.script.hans: found "Noto Sans SC"; expected a generic family of CSS at its end, such as sans-serif: every list of font.family takes it from here`],
  ['a length without unit', theme('base.space.4', '16'), `${THEME} › base.space.4: found "16"; expected a CSS length`],
  ['text too pale to read', theme('semantic.light.color.field.placeholder', '{ink.500}'), `${THEME} › semantic.light.color.field.placeholder: found {ink.500} with contrast 3.45 on color.field.bg; expected at least 4.5; nearest: {ink.700}`],
  ['emphasised text too pale for the page', ({ theme: tree }) => { setAt(tree, ['semantic', 'light', 'color', 'accent', 'soft'], '{ink.900}'); setAt(tree, ['semantic', 'light', 'color', 'accent', 'softFg'], '{ink.0}'); }, `${THEME} › semantic.light.color.accent.softFg: found {ink.0} with contrast 1.00 on color.bg.canvas and too little on ${OTHER_SURFACES}; expected at least 4.5`],
  ...['info', 'success', 'warning', 'danger'].map((status): [string, Change, string] => [`a text of status ${status} too pale for the page`, ({ theme: tree }) => { setAt(tree, ['semantic', 'light', 'color', 'status', status, 'bg'], '{ink.900}'); setAt(tree, ['semantic', 'light', 'color', 'status', status, 'border'], '{ink.0}'); setAt(tree, ['semantic', 'light', 'color', 'status', status, 'fg'], '{ink.0}'); }, `${THEME} › semantic.light.color.status.${status}.fg: found {ink.0} with contrast 1.00 on color.bg.canvas and too little on ${OTHER_SURFACES}; expected at least 4.5`]),
  ['an unknown composition', theme('look.hero', 'panoram'), `${THEME} › look.hero: found "panoram"; expected one of panorama, split, market, arch; nearest: panorama`],
  ...['light', 'ligth'].map((second): [string, Change, ...string[]] => [`a scheme listed again as ${second}, with the faults of its tokens once`, ({ theme: tree }) => { setAt(tree, ['schemes'], ['light', second]); setAt(tree, ['semantic', 'light', 'shadow', 'md'], '0 1px 2px black'); }, second === 'light' ? `${THEME} › schemes.1: found "light" a second time; expected each value once` : `${THEME} › schemes.1: found "ligth"; expected one of light, dark; nearest: light`, `${THEME} › semantic.light.shadow.md: found the literal colour black; expected a reference to a primitive, such as {ink.900/60}`]),
  ['a scheme without values', theme('schemes', ['light', 'dark']), `${THEME} › semantic.dark: found nothing; expected values for the 94 tokens, such as color.bg.canvas and color.bg.sunken`],
  ['a font that is not there', theme('fonts', [{ family: 'Test', source: 'assets/tset.woff2', weight: '400' }]), `${THEME} › fonts.0.source: found "assets/tset.woff2"; expected a font file that is there, in assets/ or in a package among the dependencies of tooling/brand-build`],
  ['artwork that is not there', theme('assets.logo', 'assets/logos.svg'), `${THEME} › assets.logo: found "assets/logos.svg"; expected a file that is there: put the picture there, or name another file; nearest: assets/logo.svg`],
  ['a hero of the other scheme without the tall one', theme('assets.heroAlternate', 'assets/hero.svg'), `${THEME} › assets.heroAlternateCompact: found nothing; expected the path of a picture in the brand's folder`],
  ['artwork that is not there, whose nearest file has another role', theme('assets.hero', 'assets/logos.svg'), `${THEME} › assets.hero: found "assets/logos.svg"; expected a file that is there: put the picture there, or name another file`],
  ['a help article that nothing resembles', config('footer', { help: ['imprint'] }), `${CONFIG} › footer.help.0: found "imprint"; expected one of about, deposit, withdraw, rules, faq, responsibleGaming, terms, privacy, contact`],
  ['artwork of a kind that is not served', ({ theme: tree, source }) => { setAt(tree, ['assets', 'hero'], 'assets/hero.gif'); setAt(source, ['otherAssets'], ['assets/hero.gif']); }, `${THEME} › assets.hero: found "assets/hero.gif", which is of a kind that sites do not serve; expected an SVG, WebP or AVIF file`],
  ['artwork that is not there, nor of a kind that is served', theme('assets.hero', 'assets/hero.gif'), `${THEME} › assets.hero: found "assets/hero.gif", which is not there, nor of a kind that sites serve; expected an SVG, WebP or AVIF file that is there: put the picture there, or name another file; nearest: assets/hero.svg`],
  ['artwork that is too large', svg('hero', '<svg viewBox="0 0 1 1"/>', 50_000), 'brands/harbour/assets/hero.svg: found 49 KB; expected at most 40 KB'],
  ['artwork with a script', svg('logo', '<svg viewBox="0 0 1 1"><script>1</script></svg>'), 'brands/harbour/assets/logo.svg:1: found a <script>; expected an inert SVG: no scripts, and nothing fetched from elsewhere'],
  ['artwork that loads from elsewhere', svg('logo', '<svg viewBox="0 0 1 1"><image href="https://x.example/a.png"/></svg>'), 'brands/harbour/assets/logo.svg:1: found a link out of the file; expected an inert SVG: no scripts, and nothing fetched from elsewhere'],
  ...['"https://x.example/a.css"', 'url(https://x.example/a.css)'].map((address): [string, Change, string] => [`artwork that imports ${address}`, svg('logo', `<svg viewBox="0 0 1 1"><style>@import ${address};</style></svg>`), 'brands/harbour/assets/logo.svg:1: found an @import; expected an inert SVG: no scripts, and nothing fetched from elsewhere']),
  ...['<image href="data:image/png;base64,AA"/>', '<path fill="url( \'data:image/png;base64,AA\')"/>'].map((element): [string, Change, string] => [`artwork with an embedded file, ${element}`, svg('logo', `<svg viewBox="0 0 1 1">${element}</svg>`), 'brands/harbour/assets/logo.svg:1: found an embedded file (data:); expected shapes of the SVG itself, since files embedded in it are not checked']),
  ...(
    [
      ['favicon', { width: 64, height: 48, vector: true }, 'a picture of 64 × 48 pixels; expected one that is square'],
      ['favicon', { width: 64, height: 64, vector: false }, 'which is no SVG; expected an SVG, which icons are drawn from at every size'],
      ['logo', { width: 400, height: 40, vector: true }, 'a picture of 400 × 40 pixels; expected one that is as high as wide, or up to 8 times as wide as high'],
      ['logo', { width: 100, height: 40, vector: false }, 'a picture of 100 × 40 pixels; expected at least 72 pixels of height, or an SVG'],
      ['logo', { width: 400, height: 100, vector: false, empty: false, opaqueCorners: true }, 'whose ground is opaque; expected a transparent ground, since it stands on header, footer and pictures, in every scheme'],
      ['logo', { width: 400, height: 100, vector: true, empty: true, opaqueCorners: false }, 'in which nothing is drawn; expected a picture that shows something'],
      ['hero', { width: 800, height: 1100, vector: true }, 'a picture of 800 × 1100 pixels; expected one that is wider than high (1.2:1 to 4:1)'],
      ['heroCompact', { width: 375, height: 800, vector: false }, 'a picture of 375 × 800 pixels; expected at least 720 pixels of width, or an SVG'],
    ] as const
  ).map(([role, picture, said]): [string, Change, string] => [`a ${role} that is ${JSON.stringify(picture)}`, ({ assets }) => setAt(assets, [`assets/${role}.svg`, 'picture'], picture), `${THEME} › assets.${role}: found "assets/${role}.svg", ${said}`]),
  [
    'a logo of the other scheme in another shape',
    ({ theme: tree, assets }) => {
      for (const [role, width] of [['logo', 200], ['logoAlternate', 240]] as const) setAt(assets, [`assets/${role}.svg`], { bytes: 40, svg: '<svg viewBox="0 0 1 1"/>', picture: { width, height: 50, vector: true } });
      for (const [role, file] of [['logoAlternate', 'logoAlternate'], ['logoAlternateCompact', 'logoCompact']] as const) setAt(tree, ['assets', role], `assets/${file}.svg`);
    },
    `${THEME} › assets.logoAlternate: found "assets/logoAlternate.svg", a picture of 240 × 50 pixels; expected the shape of assets.logo, 200 × 50 pixels: it takes its place`,
  ],
  ['a logo of the other scheme without the compact one', theme('assets.logoAlternate', 'assets/logo.svg'), `${THEME} › assets.logoAlternateCompact: found nothing; expected the path of a picture in the brand's folder`],
  ['a compact logo of the colour of the footer', ({ theme: tree, assets }) => {
    setAt(tree, ['schemes'], ['light', 'dark']);
    setAt(tree, ['semantic', 'dark'], structuredClone((tree as { semantic: { light: object } }).semantic.light));
    setAt(tree, ['semantic', 'dark', 'color', 'footer'], { bg: '{ink.900}', fg: '{ink.0}', heading: '{ink.0}' });
    setAt(tree, ['semantic', 'dark', 'color', 'border', 'focus'], '{ink.500}');
    setAt(assets, ['assets/logoCompact.svg', 'picture'], { width: 8, height: 8, vector: true, colours: [{ colour: '#101010', share: 0.95 }, { colour: '#ffffff', share: 0.05 }] });
  }, `${THEME} › assets.logoCompact: found "assets/logoCompact.svg", which is hardly told from color.footer.bg in the scheme dark; expected a picture whose colours differ from it (1.5:1), or pictures of this scheme in logoAlternate and logoAlternateCompact`],
  ['a logo of the colour of the header', ({ assets }) => setAt(assets, ['assets/logo.svg', 'picture'], { width: 8, height: 8, vector: true, colours: [{ colour: '#f0f0f0', share: 1 }] }), `${THEME} › assets.logo: found "assets/logo.svg", which is hardly told from color.header.bottomBg in the scheme light; expected a picture whose colours differ from it (1.5:1)`],
  ['a misspelt ground of sections', theme('look.sections', 'band'), `${THEME} › look.sections: found "band"; expected one of plain, bands, panels, pattern; nearest: bands`],
  ['a misspelt tab', config('phone', { tabs: ['home', 'gmaes'] }), `${CONFIG} › phone.tabs.1: found "gmaes"; expected one of home, games, promotions, download, help, notices; nearest: games`],
  ['no tabs', config('phone', { tabs: [] }), `${CONFIG} › phone.tabs: found []; expected 1 to 4 entries`],
  ['a tab of a page that is off', ({ config: tree }) => { setAt(tree, ['phone'], { tabs: ['download'] }); setAt(tree, ['features'], { appDownload: false }); setAt(tree, ['header'], { entries: ['home'] }); }, `${CONFIG} › phone.tabs.0: found "download"; expected no download while features.appDownload is false`],
  ['artwork that does not scale', svg('logo', '<svg width="1" height="1"/>'), 'brands/harbour/assets/logo.svg: found an SVG without viewBox; expected a viewBox on its <svg>, such as viewBox="0 0 64 64", so that it scales'],
  ...['', ' width="100%" height="100%"', ' stroke-height="40"', ' style="width:40"', ' width="40" style="width: 100%"'].map((sides): [string, Change, string] => [
    `a pattern with${sides || ' neither width nor height'}`, svg('pattern', `<?xml version="1.0"?>\n<svg viewBox="0 0 40 40"${sides}/>`),
    'brands/harbour/assets/pattern.svg:2: found a pattern with neither width nor height; expected width and height on its <svg>, such as width="40" height="40", the size of one repetition: with neither browsers stretch one copy over the whole section',
  ]),
  ...['width="0" height="0"', 'width="40" height="0"', 'height="40" style="width: 0px"', 'width="40" height=".0%"'].map((sides): [string, Change, string] => [
    `a pattern with ${sides}`, svg('pattern', `<svg viewBox="0 0 40 40" ${sides}/>`),
    'brands/harbour/assets/pattern.svg:1: found a pattern with a side of 0, which is never drawn; expected width and height on its <svg>, such as width="40" height="40", the size of one repetition: with neither browsers stretch one copy over the whole section',
  ]),
  ['wording that the catalogue does not know', text('EN', 'shell', 'titel', 'Stars'), 'brands/harbour/locales/EN.json › shell.titel: found an unknown key; expected a key of the catalogue; nearest: title'],
  ['wording whose namespace is part of its key', ({ locales }) => setAt(locales, ['EN', 'games.vendors.title'], 'Studios'), 'brands/harbour/locales/EN.json › games.vendors.title: found "Studios"; expected an object of texts; nearest: "games": { "vendors.title": "Studios" }'],
  ['wording of another form', ({ locales }) => setAt(locales, ['EN', 'shell'], 'Stars'), 'brands/harbour/locales/EN.json › shell: found "Stars"; expected an object of texts'],
  ['a sentence about itself that nobody asks for', text('EN', 'brand', 'headlin', 'x'), 'brands/harbour/locales/EN.json › brand.headlin: found an unknown key; expected one of headline, tagline, callToAction, footerDescription, seoTitle, seoDescription; nearest: headline'],
  ['a brand that does not say its headline', text('JA', 'brand', 'headline', ''), 'brands/harbour/locales/JA.json › brand.headline: found ""; expected a text of the brand\'s own, at most 80 characters'],
  ['a headline without end', text('EN', 'brand', 'headline', 'a'.repeat(81)), 'brands/harbour/locales/EN.json › brand.headline: found 81 characters; expected at most 80'],
  ['texts of a language that is not offered', text('TH', 'brand', 'headline', 'x'), 'brands/harbour/locales/TH.json: found texts of a language that is not offered; expected a file for EN, JA only'],
];

describe('checkBrand', () => {
  it.each(['header.entries', 'footer.links'])('returns no fault of any page that exists in %s', (path) => {
    expect(checkBrand(spoiled(config(path, linkablePages)), platform).filter(({ keyPath }) => keyPath.startsWith(path))).toEqual([]);
  });

  it('returns no fault for a valid brand', () => {
    expect(checkBrand(harbour(), platform)).toEqual([]);
  });

  it.each(cases.map(([what, change, ...messages]) => ({ what, change, messages })))('reports $what', ({ change, messages }) => {
    expect(checkBrand(spoiled(change), platform).map((each) => formatFault(each))).toEqual(messages);
  });

  it.each(['UTC', 'Etc/UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'Asia/Ho_Chi_Minh', 'Europe/Kyiv', 'Asia/Yangon', 'Asia/Kathmandu'])('returns no fault for the time zone %s', (zone) => {
    expect(checkBrand(spoiled(config('timeZone', zone)), platform)).toEqual([]);
  });

  it.each(['+05:30', 'EST', 'Asia/Atlantis'])('rejects the time zone %s', (zone) => {
    expect(checkBrand(spoiled(config('timeZone', zone)), platform)).toMatchObject([{ keyPath: 'timeZone', found: `"${zone}"` }]);
  });

  it.each([['PHP', 'P'], ['PHP', '₱'], ['CNY', '¥'], ['EUR', 'kr'], ['EUR', '$'], ['HKD', 'HK$'], ['GIP', 'G£'], ['KZT', 'тг'], ['USDT', '₮'], ['BTC', '₿']])('returns no fault of the symbol for %s beside %s', (code, symbol) => {
    expect(checkBrand(spoiled(config('currency', { code, symbol, exponent: 2 })), platform).filter(({ keyPath }) => keyPath === 'currency.symbol')).toEqual([]);
  });

  it.each([
    ['a tenth of which is seen', [{ colour: '#ffffff', share: 0.85 }, { colour: '#101010', share: 0.15 }]],
    ['whose colours nobody looked at', undefined],
  ])('returns no fault for a logo %s', (_case, colours) => {
    expect(checkBrand(spoiled(({ assets }) => setAt(assets, ['assets/logo.svg', 'picture'], { width: 8, height: 8, vector: true, ...(colours === undefined ? {} : { colours }) })), platform)).toEqual([]);
  });

  it.each(['width="40" height="40"', 'width="40"', 'height="0.5"', "width='100%' height=' 40px '", 'style="fill: none; width: 40px"', 'width="100%" style="height:.5rem"', 'style="stroke-width:2" width="40"'])('returns no fault for a pattern with %s', (sides) => {
    expect(checkBrand(spoiled(svg('pattern', `<svg viewBox="0 0 40 40" ${sides}/>`)), platform)).toEqual([]);
  });

  it('returns no fault for artwork that refers to its own parts', () => {
    const own = '<svg viewBox="0 0 1 1"><linearGradient id="a"/><use href=" #a"/><path fill="url( \'#a\')"/></svg>';
    expect(checkBrand(spoiled(svg('logo', own)), platform)).toEqual([]);
  });

  it.each([
    [['login.title in packages/i18n/src/locales/JA/account.json'], ''],
    [['login.title in packages/i18n/src/locales/JA/account.json', 'a', 'b'], ' and 2 more texts'],
  ])('names the first text that the catalogue of an offered language lacks', (missing, more) => {
    const faults = checkBrand(harbour(), { ...platform, completeLanguages: ['EN'], missingTexts: { JA: missing } });
    expect(faults.map((each) => formatFault(each))).toEqual([
      `${CONFIG} › languages.offered.1: found "JA", whose catalogue lacks login.title in packages/i18n/src/locales/JA/account.json${more}; expected a language with a complete catalogue (EN)`,
    ]);
  });

  it('returns all faults of a brand at once, in the order of its files', () => {
    const source = spoiled((brand) => {
      const wrong = [
        'a merchant code in small letters', 'an unknown toggle', 'a default language that is not offered', 'an unknown token', 'text too pale to read',
        'artwork that is not there', 'wording that the catalogue does not know',
      ];
      for (const [what, change] of cases) if (wrong.includes(what)) change(brand);
    });
    const files = checkBrand(source, platform).map(({ file }) => `brands/${file}`);
    expect(files).toEqual([CONFIG, CONFIG, CONFIG, 'brands/harbour/locales/EN.json', THEME, THEME, THEME]);
  });

  it('measures contrast on a translucent ground by the composited colour', () => {
    const faint = spoiled(({ theme: tree }) => {
      setAt(tree, ['semantic', 'light', 'color', 'footer', 'bg'], '{ink.900/20}');
      setAt(tree, ['semantic', 'light', 'color', 'footer', 'fg'], '{ink.700}');
    });
    expect(checkBrand(faint, platform).map((each) => formatFault(each))).toEqual([]);
    const heavy = spoiled(({ theme: tree }) => setAt(tree, ['semantic', 'light', 'color', 'footer', 'bg'], '{ink.900/80}'));
    expect(checkBrand(heavy, platform).map(({ keyPath }) => keyPath)).toEqual(['semantic.light.color.border.focus', 'semantic.light.color.footer.fg', 'semantic.light.color.footer.heading']);
  });

  it('reports a wrong colour once, whatever refers to it', () => {
    const wrong = spoiled(theme('primitives.ink.900', '#1'));
    expect(checkBrand(wrong, platform).map((each) => formatFault(each))).toEqual([`${THEME} › primitives.ink.900: found "#1"; expected a colour as #rrggbb or oklch(l c h), such as #5865f2 or oklch(0.58 0.21 274)`]);
  });

  it('reports a colour with too little contrast on several grounds once, with a step that passes on all of them', () => {
    const pale = spoiled(theme('semantic.light.color.fg.muted', '{ink.500}'));
    expect(checkBrand(pale, platform).map((each) => formatFault(each))).toEqual([
      `${THEME} › semantic.light.color.fg.muted: found {ink.500} with contrast 3.45 on color.bg.canvas and too little on color.bg.sunken, color.bg.surface, color.bg.raised, color.bg.overlay; expected at least 4.5; nearest: {ink.700}`,
    ]);
  });

  it('names the theme file that contains the value', () => {
    const split = { ...spoiled(theme('base.space.4', '16')), themeFiles: { base: 'theme/base.ts', 'semantic.light': 'theme/light.ts' } };
    expect(checkBrand(split, platform).map((each) => formatFault(each))).toEqual(['brands/harbour/theme/base.ts › space.4: found "16"; expected a CSS length']);
  });

  it('rejects a folder name that cannot be a host name', () => {
    expect(checkBrand({ ...harbour(), id: 'My_Brand' }, platform).map((each) => formatFault(each))).toEqual([
      'brands/My_Brand/: found the folder name "My_Brand"; expected 2 to 31 small letters, digits and dashes, a letter first',
    ]);
  });
});
