import { prizeModes } from '@livery/contracts';
import { featureAbout } from './feature-about.ts';
import { headerEntries, isPlannedPage, linkablePages, MOST_PHONE_TABS, paymentMarks, phoneTabs, socialNetworks } from './vocabulary.ts';

/** Meaning of each key of `brand.config.ts` without the toggles, for brand authors; browsers do not load it. */
const keyAbout: Readonly<Record<string, string>> = {
  'identity.name': 'The name that the site shows; unique in the fleet.',
  'identity.merchantCode': 'The merchant’s code at the gateway: 2 to 16 capital letters and digits, unique in the fleet.',
  'identity.platform': 'Always web.',
  'identity.device': 'Always WEB.',
  'identity.lotteryType': 'Always SEA.',
  'identity.domains': 'Host names without scheme and port, the canonical one first; unique in the fleet.',
  'identity.supportContact.email': 'The e-mail address of the merchant’s support.',
  'identity.supportContact.url': 'The merchant’s own support page (https), where the platform names no customer service (`settings:set customerService`).',
  'identity.company.legalName': 'The company’s legal name, for footer and terms.',
  'identity.company.since': 'First year of the copyright notice.',
  'identity.company.address': 'The company’s postal address.',
  'languages.offered': 'Platform codes of the languages, in the order of the picker; each needs a file in locales/.',
  'languages.default': 'The language of a first visit; one of languages.offered.',
  'languages.remap': 'Other BCP-47 tags for platform codes, such as { TY: \'ty\' }.',
  'currency.code': 'The brand’s one currency: its ISO 4217 code, or the ticker of a crypto currency.',
  'currency.symbol': 'Symbol beside amounts, at most 4 characters; without it P for PHP, and the currency’s own for others.',
  'currency.exponent': 'Decimal places: those of ISO 4217, or at most those of the crypto currency.',
  prizeModes: `Prize modes (odds series) offered in lotteries, of ${prizeModes.join(', ')}.`,
  'announcements.types': 'Kinds of announcement shown: B bulletin, PL player, PU pop-up, PR promotion, H home.',
  'announcements.defaultExecution': 'The kind that is requested first; one of announcements.types.',
  esportCodes: 'Codes of the esports vendors to list under esports, also where the server counts them among sports.',
  cockfightCodes: 'Codes of the cockfight vendors to list under cockfight, also where the server counts them among sports.',
  minimumAge: 'The age from which a person may register, in years: 18 or more.',
  categories: 'Game categories offered, in the order of the navigation.',
  blockedCountries: 'ISO 3166 codes of countries that the brand does not serve.',
  timeZone: 'IANA time zone of the brand’s calendar days, such as Europe/Malta.',
  'header.entries': `Entries of the header’s bottom bar, of ${headerEntries.filter((entry) => !isPlannedPage(entry)).join(', ')}; categories stands for one entry per game category.`,
  'header.vendorsShown': 'Vendors in a category’s menu before MORE: 1 to 9.',
  'phone.tabs': `Entries of the bar below the page on phones and tablets, before the menu: 1 to ${MOST_PHONE_TABS} of ${phoneTabs.join(', ')}.`,
  'footer.help': 'Help articles that the footer links to.',
  'footer.links': `Pages that the footer links to, of ${linkablePages.join(', ')}.`,
  'footer.partnersHidden': 'Codes of vendors whose logo is not shown among the partners.',
  'footer.payments': `Payment logos of the footer, of ${paymentMarks.join(', ')}.`,
  'footer.licence.authority': 'The authority that granted the gaming licence; a brand without a licence leaves out footer.licence.',
  'footer.licence.number': 'The number of the gaming licence.',
  'footer.licence.url': 'The licence’s page at its authority (https).',
  'footer.social': `Links to social networks: a list of { network, url }, with a network of ${socialNetworks.join(', ')}.`,
  'home.sections': 'Sections of the home page, in display order.',
  servesUnknownHosts: 'True in the one brand of a fleet that answers on hosts that no brand claims.',
};

/** Meaning of each key of `brand.config.ts`, in one sentence. */
export const configAbout: Readonly<Record<string, string>> = {
  ...keyAbout,
  ...Object.fromEntries(Object.entries(featureAbout).map(([name, about]) => [`features.${name}`, about])),
};
