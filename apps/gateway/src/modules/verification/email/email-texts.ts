import { arabicMinutes, type CompleteLanguage, type InEachLanguage, isolated, writtenLanguage } from '../../../platform/texts/index.ts';

/** Text of a mail with a code. */
export interface EmailCodeText {
  readonly site: string;
  readonly username: string;
  readonly code: string;
  /** Lifetime of the code in minutes. */
  readonly minutes: number;
}

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** The mails in one language. */
interface Texts<Mail = MailText> {
  readonly code: (text: EmailCodeText) => Mail;
  /** Sent when the address proves another account already. */
  readonly taken: (text: Pick<EmailCodeText, 'site'>) => Mail;
}

const en: Texts = {
  code: ({ site, username, code, minutes }) => ({
    subject: `${site}: your code`,
    text: `Hello ${username},

your code to confirm this e-mail address is

${code}

It is valid for ${minutes} minutes. Do not share it with anyone.

If you did not ask for it, you need do nothing: without the code nobody can use this address.`,
  }),
  taken: ({ site }) => ({
    subject: `${site}: this address has an account`,
    text: `Somebody asked to confirm this e-mail address for an account at ${site}. It is confirmed for another account already, so no code is sent.

If it was you, log in to that account, or use another address. If you did not ask, you need do nothing.`,
  }),
};

const ty: Texts = {
  code: ({ site, username, code, minutes }) => ({
    subject: `${site}: మీ కోడ్`,
    text: `నమస్తే ${username},

ఈ ఇమెయిల్ చిరునామాను నిర్ధారించే మీ కోడ్

${code}

ఇది ${minutes} నిమిషాలు చెల్లుతుంది. దీన్ని ఎవరికీ చెప్పకండి.

మీరు దీన్ని అడగకపోతే, ఏమీ చేయనవసరం లేదు: కోడ్ లేకుండా ఎవరూ ఈ చిరునామాను ఉపయోగించలేరు.`,
  }),
  taken: ({ site }) => ({
    subject: `${site}: ఈ చిరునామాకు ఖాతా ఉంది`,
    text: `${site}లో ఒక ఖాతా కోసం ఈ ఇమెయిల్ చిరునామాను నిర్ధారించమని ఎవరో అడిగారు. ఇది ఇప్పటికే మరో ఖాతాకు నిర్ధారించబడింది, కాబట్టి కోడ్ పంపడం లేదు.

అది మీరే అయితే, ఆ ఖాతాలో లాగిన్ అవ్వండి, లేదా మరో చిరునామా ఉపయోగించండి. మీరు అడగకపోతే, ఏమీ చేయనవసరం లేదు.`,
  }),
};

const cn: Texts = {
  code: ({ site, username, code, minutes }) => ({
    subject: `【${site}】您的验证码`,
    text: `${username}，您好：

您用于验证此邮箱的验证码为

${code}

验证码${minutes}分钟内有效，请勿告诉任何人。

如果不是您本人的操作，您无需做任何处理：没有验证码，任何人都无法使用此邮箱。`,
  }),
  taken: ({ site }) => ({
    subject: `【${site}】此邮箱已有账号`,
    text: `有人请求将此邮箱用于${site}的一个账号。此邮箱已通过另一个账号的验证，因此没有发送验证码。

如果是您本人的操作，请登录那个账号，或者换一个邮箱。如果不是，您无需做任何处理。`,
  }),
};

const ar: Texts = {
  code: ({ site, username, code, minutes }) => ({
    subject: `رمز التحقق الخاص بك في ${isolated(site)}`,
    text: `مرحبًا ${isolated(username)}،

رمز التحقق لتأكيد عنوان البريد الإلكتروني هذا هو

${code}

الرمز صالح لمدة ${arabicMinutes(minutes)}. لا تُطلع عليه أحدًا.

إن لم تكن قد طلبت هذا الرمز فلا يلزمك أي إجراء: لا يمكن لأحد استخدام هذا العنوان من دون الرمز.`,
  }),
  taken: ({ site }) => ({
    subject: `لهذا البريد الإلكتروني حساب في ${isolated(site)}`,
    text: `طلب شخص ما تأكيد عنوان البريد الإلكتروني هذا لحساب في ${isolated(site)}. هذا العنوان مؤكَّد من قبل لحساب آخر، ولذلك لم يُرسَل أي رمز.

إن كنت أنت صاحب الطلب فسجّل الدخول إلى ذلك الحساب أو استخدم عنوانًا آخر. وإن لم تطلب ذلك فلا يلزمك أي إجراء.`,
  }),
};

const catalogues: InEachLanguage<Texts> = { EN: en, TY: ty, CN: cn, AR: ar };

/** The mails in the first of the languages (platform codes) with texts: the requested one, then the site's default; else English. */
export function emailTexts(...languages: readonly string[]): Texts<MailText & { readonly language: CompleteLanguage }> {
  const language = writtenLanguage(...languages);
  const { code, taken } = catalogues[language];
  return { code: (text) => ({ language, ...code(text) }), taken: (text) => ({ language, ...taken(text) }) };
}
