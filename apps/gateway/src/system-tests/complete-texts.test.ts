import { type ContractKind, errorCodes, type ErrorCode } from '@livery/contracts';
import { unkeptPromises } from '@livery/test-config';
import { describe, expect, it } from 'vitest';
import { testFleet } from '../../test-support/test-fleet.ts';
import { contractMessages, type ContractNews } from '../modules/agent-contracts/notice-texts.ts';
import { messageTexts } from '../modules/agents/messages/message-texts.ts';
import { passwordMail } from '../modules/auth/sign-in/password-mail.ts';
import { securityNotice, type SecurityChange } from '../modules/auth/security-centre/security-notice-texts.ts';
import { peerPaidTexts } from '../modules/cashier/peers/notice-texts.ts';
import { decisionTexts } from '../modules/documents/notice-texts.ts';
import { languageTag } from '../modules/games/language-tag.ts';
import { receivedTexts } from '../modules/member-transfers/notice-texts.ts';
import { rewardTexts } from '../modules/referrals/notice-texts.ts';
import { defaultHelp } from '../modules/settings/help/default-help.ts';
import { emailTexts } from '../modules/verification/email/email-texts.ts';
import { smsTexts, type SmsCodeFor } from '../modules/verification/phone/sms-texts.ts';
import { messageOf, refusalText } from '../platform/http/index.ts';
import { type CompleteLanguage, completeLanguageCodes, completeLanguages } from '../platform/texts/index.ts';
import { demoMessages } from '../seed/inbox-texts.ts';
import { demoAnnouncements } from '../seed/notice-texts.ts';
import { demoBanners, demoPromotions } from '../seed/offer-texts.ts';
import { demoMethods, demoPayoutMethods, demoPeerMethod, demoPeerPayoutMethod } from '../seed/payments.ts';
import { payoutSettingsOf } from '../seed/payout-settings.ts';

/** What texts are given to name: nothing that a language would write otherwise. */
const [SITE, WHO, SUM, REFERENCE, CODE, MINUTES] = ['§1', '§2', '§3', '§4', '042177', 5];
const AT = new Date('2026-03-04T05:06:00Z');
const AGE = 21;

const purposes: readonly SmsCodeFor[] = ['register', 'login', 'password', 'loginOrPassword', 'secondFactor', 'reauthentication', 'number'];
const changes: readonly SecurityChange[] = ['passwordChanged', 'appTurnedOn', 'appTurnedOff', 'recoveryCodesRenewed', 'numberProved', 'numberConfirmed', 'numberChanged', 'emailProved', 'emailChanged', 'transactionPasswordSet', 'payoutAccountAdded', 'payoutAccountRemoved'];
const news: readonly ContractNews[] = ['offered', 'accepted', 'rejected', 'withdrawn', 'terminated', 'above', 'moved'];
const kinds: readonly ContractKind[] = ['dividend', 'daily', 'hourly', 'realtime'];

const sum = { EN: SUM, TY: SUM, CN: SUM, AR: SUM };

type Words = Readonly<Record<CompleteLanguage, object>>;
const words = (texts: Readonly<Record<string, object>>, language: CompleteLanguage): object => (texts as Words)[language];
const [currency] = testFleet.brands.map((brand) => brand.currency);

/** Every text that the gateway sends, answers or shows, in a language, by where it is from. */
function everyText(language: CompleteLanguage): Readonly<Record<string, unknown>> {
  const code = { site: SITE, username: WHO, code: CODE, minutes: MINUTES };
  const methods = currency === undefined ? [] : [...demoMethods({ currency }), demoPeerMethod({ currency }), ...demoPayoutMethods({ currency }), demoPeerPayoutMethod({ currency })];
  return {
    ...Object.fromEntries(Object.keys(errorCodes).map((each) => [`refusal ${each}`, messageOf(each as ErrorCode, language)])),
    ...Object.fromEntries([1, 2, 5, 42, 60, 300, 7200, 36_000, 86_400].map((wait) => [`wait of ${wait}`, refusalText('TOO_MANY_REQUESTS', wait, language)])),
    ...Object.fromEntries(purposes.map((purpose) => [`SMS ${purpose}`, smsTexts(language).code[purpose](code)])),
    'SMS accountExists': smsTexts(language).accountExists(SITE),
    'mail code': { ...emailTexts(language).code(code), language: '' },
    'mail taken': { ...emailTexts(language).taken(code), language: '' },
    'mail password': { ...passwordMail([language], { site: SITE, username: WHO, password: CODE, minutes: MINUTES }), language: '' },
    ...Object.fromEntries(changes.map((change) => [`notice ${change}`, { ...securityNotice([language], change, { site: SITE, username: WHO, at: AT }), language: '' }])),
    ...Object.fromEntries(news.flatMap((each) => kinds.map((kind) => [`contract ${each} ${kind}`, contractMessages(kind, [{ memberId: '', contractId: '', news: each, who: WHO }], AT).map(({ texts }) => words(texts, language))]))),
    'reward': words(rewardTexts(sum, WHO), language),
    'transfer': words(receivedTexts(sum, WHO), language),
    'peer paid': words(peerPaidTexts(sum, REFERENCE), language),
    'upline': words(messageTexts(WHO, REFERENCE), language),
    'documents approved': words(decisionTexts('approved', REFERENCE), language),
    'documents refused': words(decisionTexts('refused', REFERENCE), language),
    ...Object.fromEntries(defaultHelp[language]({ name: SITE, minimumAge: AGE }).map(({ id, title, content }) => [`help ${id}`, { title, content }])),
    ...Object.fromEntries([...demoAnnouncements, ...demoMessages].map((each) => [`demo ${each.EN[0]}`, each[language]])),
    ...Object.fromEntries([...demoBanners, ...demoPromotions].map((each) => [`demo ${each.id}`, each[language]])),
    ...Object.fromEntries(methods.map(({ code: method, texts }, index) => [`demo method ${index} ${method}`, words(texts, language)])),
  };
}

/** The same without markup, names of vendors and a time zone's, which are the same in every language. */
const plain = (text: unknown): string => JSON.stringify(text).replaceAll(/<[^>]*>|\{\w+\}|\\n|"\w+":|Saltwind Studio|Copper Lantern|\bUTC\b/g, ' ');
/** What a text names, and its markup, in its order. */
const named = (text: unknown): readonly string[] => [...(JSON.stringify(text).match(/§\d|042177|2026-03-04 05:06|\{\w+\}|<\/?[a-z0-9]+>/g) ?? [])].toSorted();

/** The same of each part of a text, as its title and its content; how often is for the language. */
const namedByPart = (text: unknown): string => (typeof text === 'object' && text !== null ? Object.values(text) : [text]).map((part) => (Array.isArray(text) ? namedByPart(part) : [...new Set(named(part))].join(' '))).join(' | ');

const scripts = { TY: /\p{Script=Telugu}/u, CN: /\p{Script=Han}/u, AR: /\p{Script=Arabic}/u } as const;
const english = Object.entries(everyText('EN'));

describe.each(['TY', 'CN', 'AR'] as const)('the texts in %s', (language) => {
  const texts = everyText(language);

  it('are written in its letters, with none of another language', () => {
    const foreign = Object.entries(texts).filter(([, text]) => !scripts[language].test(plain(text)) || /[A-Za-z]/.test(plain(text)));
    expect(foreign.filter(([key]) => !(language === 'TY' && key.startsWith('demo ')))).toEqual([]);
  });

  it('name what the English ones name, with the same markup', () => {
    const wrong = english.filter(([key, text]) => !key.startsWith('demo ') && namedByPart(text) !== namedByPart(texts[key])).map(([key]) => key);
    expect(wrong).toEqual([]);
  });

  it('promise nothing that does not exist', () => {
    expect(Object.entries(texts).filter(([, text]) => unkeptPromises.test(JSON.stringify(text)))).toEqual([]);
  });
});

it('vendors get the tag of each language that texts state', () => {
  expect(completeLanguageCodes.map(languageTag)).toEqual(completeLanguageCodes.map((code) => completeLanguages[code].tag));
});

it('the demo names the brand and its age in Chinese and Arabic where it does in English', () => {
  for (const each of [...demoAnnouncements, ...demoMessages]) for (const language of ['CN', 'AR'] as const) expect([each.EN[0], named(each[language])]).toEqual([each.EN[0], named(each.EN)]);
});

describe('SMS', () => {
  /** Signs that one SMS holds in letters beyond the Latin ones, alone and as a part of several. */
  const [ONE, PART] = [70, 67];
  const usual = { site: 'Vermilion', code: CODE, minutes: 15 };
  it('with a code fit one message in Chinese, but for the longest, which fits two', () => {
    const lengths = Object.fromEntries(purposes.map((purpose) => [purpose, smsTexts('CN').code[purpose](usual).length]));
    const { reauthentication, ...others } = lengths;
    expect(Object.entries(others).filter(([, length]) => length > ONE)).toEqual([]);
    expect(reauthentication).toBeLessThanOrEqual(2 * PART);
  });

  it('fit two messages in Arabic', () => {
    const texts = [...purposes.map((purpose) => smsTexts('AR').code[purpose](usual)), smsTexts('AR').accountExists(usual.site)];
    expect(texts.filter((text) => text.length > 2 * PART)).toEqual([]);
  });
});

describe('the settings of a demo brand', () => {
  it.each(completeLanguageCodes)('name banks and wallets that readers of %s can read, and sums of its currency', (defaultLanguage) => {
    const { payoutAccounts, withdrawals } = payoutSettingsOf({ brand: 'generated', defaultLanguage, currency: { code: 'KRW', symbol: '₩', exponent: 0 } });
    const { providers } = payoutAccounts as { readonly providers: readonly { readonly name: string }[] };
    expect(providers.every(({ name }) => (defaultLanguage === 'EN' ? /[A-Za-z]/ : scripts[defaultLanguage]).test(name))).toBe(true);
    expect(withdrawals).toMatchObject({ dayMost: '5000000', approveUpTo: '500000' });
  });
});
