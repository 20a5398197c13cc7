import { arabicMinutes, type InEachLanguage, writtenLanguage } from '../../../platform/texts/index.ts';

/** The purpose of a code, which is valid for nothing else. */
export type SmsPurpose = 'register' | 'login' | 'password' | 'secondFactor' | 'reauthentication' | 'number';

/** What a code is sent for: one purpose, or logging in or a new password, whichever it is used for. */
export type SmsCodeFor = SmsPurpose | 'loginOrPassword';

/** Texts of the messages with a code. */
export interface CodeText {
  readonly site: string;
  readonly code: string;
  /** Lifetime of the code in minutes. */
  readonly minutes: number;
}

interface Texts {
  readonly code: Readonly<Record<SmsCodeFor, (text: CodeText) => string>>;
  /** Sent when a number to be registered has an account already. */
  readonly accountExists: (site: string) => string;
}

const en: Texts = {
  code: {
    register: ({ site, code, minutes }) => `${code} is your code to register at ${site}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
    login: ({ site, code, minutes }) => `${code} is your code to log in at ${site}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
    password: ({ site, code, minutes }) => `${code} is your code to set a new password at ${site}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
    loginOrPassword: ({ site, code, minutes }) => `${code} is your code to log in or to set a new password at ${site}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
    secondFactor: ({ site, code, minutes }) =>
      `${code} confirms that it is you who logs in at ${site}. It is valid for ${minutes} minutes. If it is not you, change your password.`,
    reauthentication: ({ site, code, minutes }) =>
      `${code} confirms that it is you who changes how your account at ${site} is protected. It is valid for ${minutes} minutes. If it is not you, log in and end your other sessions.`,
    number: ({ site, code, minutes }) => `${code} confirms this number for your account at ${site}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
  },
  accountExists: (site) => `This number already has an account at ${site}. Log in with it, or set a new password there. If you did not ask, you need do nothing.`,
};

const ty: Texts = {
  code: {
    register: ({ site, code, minutes }) => `${site}లో నమోదు కావడానికి మీ కోడ్ ${code}. ఇది ${minutes} నిమిషాలు చెల్లుతుంది. దీన్ని ఎవరికీ చెప్పకండి.`,
    login: ({ site, code, minutes }) => `${site}లో లాగిన్ కావడానికి మీ కోడ్ ${code}. ఇది ${minutes} నిమిషాలు చెల్లుతుంది. దీన్ని ఎవరికీ చెప్పకండి.`,
    password: ({ site, code, minutes }) => `${site}లో కొత్త పాస్‌వర్డ్ పెట్టుకోవడానికి మీ కోడ్ ${code}. ఇది ${minutes} నిమిషాలు చెల్లుతుంది. దీన్ని ఎవరికీ చెప్పకండి.`,
    loginOrPassword: ({ site, code, minutes }) => `${site}లో లాగిన్ కావడానికి లేదా కొత్త పాస్‌వర్డ్ పెట్టుకోవడానికి మీ కోడ్ ${code}. ఇది ${minutes} నిమిషాలు చెల్లుతుంది. దీన్ని ఎవరికీ చెప్పకండి.`,
    secondFactor: ({ site, code, minutes }) =>
      `${site}లో లాగిన్ అవుతున్నది మీరేనని నిర్ధారించే కోడ్ ${code}. ఇది ${minutes} నిమిషాలు చెల్లుతుంది. అది మీరు కాకపోతే, మీ పాస్‌వర్డ్ మార్చండి.`,
    reauthentication: ({ site, code, minutes }) =>
      `${site}లో మీ ఖాతా రక్షణను మారుస్తున్నది మీరేనని నిర్ధారించే కోడ్ ${code}. ఇది ${minutes} నిమిషాలు చెల్లుతుంది. అది మీరు కాకపోతే, లాగిన్ అయి మీ ఇతర సెషన్‌లను ముగించండి.`,
    number: ({ site, code, minutes }) => `${site}లో మీ ఖాతాకు ఈ నంబర్‌ను నిర్ధారించే కోడ్ ${code}. ఇది ${minutes} నిమిషాలు చెల్లుతుంది. దీన్ని ఎవరికీ చెప్పకండి.`,
  },
  accountExists: (site) =>
    `ఈ నంబర్‌కు ${site}లో ఇప్పటికే ఖాతా ఉంది. దానితో లాగిన్ అవ్వండి, లేదా అక్కడ కొత్త పాస్‌వర్డ్ పెట్టుకోండి. మీరు అడగకపోతే, ఏమీ చేయనవసరం లేదు.`,
};

/** The site first, as messages in Chinese name their sender. Each but the longest fits one SMS, of 70 signs in this script. */
const cn: Texts = {
  code: {
    register: ({ site, code, minutes }) => `【${site}】您的注册验证码为${code}，${minutes}分钟内有效，请勿告诉任何人。`,
    login: ({ site, code, minutes }) => `【${site}】您的登录验证码为${code}，${minutes}分钟内有效，请勿告诉任何人。`,
    password: ({ site, code, minutes }) => `【${site}】您正在设置新密码，验证码为${code}，${minutes}分钟内有效，请勿告诉任何人。`,
    loginOrPassword: ({ site, code, minutes }) => `【${site}】您的登录或设置新密码的验证码为${code}，${minutes}分钟内有效，请勿告诉任何人。`,
    secondFactor: ({ site, code, minutes }) => `【${site}】${code}用于确认是您本人在登录，${minutes}分钟内有效。如果不是您本人，请修改密码。`,
    reauthentication: ({ site, code, minutes }) => `【${site}】${code}用于确认是您本人在更改账号安全设置，${minutes}分钟内有效。如果不是您本人，请登录并结束其他登录会话。`,
    number: ({ site, code, minutes }) => `【${site}】${code}用于为您的账号验证此手机号，${minutes}分钟内有效，请勿告诉任何人。`,
  },
  accountExists: (site) => `【${site}】此手机号已有账号，请直接登录或在登录处设置新密码。如果不是您本人的操作，请忽略。`,
};

/** Names and codes stand inside the sentence, so that a phone lays it out from right to left; at most two SMS of 67 signs each. */
const ar: Texts = {
  code: {
    register: ({ site, code, minutes }) => `رمزك لإنشاء حساب في ${site} هو ${code}. صالح لمدة ${arabicMinutes(minutes)}. لا تُطلع عليه أحدًا.`,
    login: ({ site, code, minutes }) => `رمزك لتسجيل الدخول إلى ${site} هو ${code}. صالح لمدة ${arabicMinutes(minutes)}. لا تُطلع عليه أحدًا.`,
    password: ({ site, code, minutes }) => `رمزك لتعيين كلمة مرور جديدة في ${site} هو ${code}. صالح لمدة ${arabicMinutes(minutes)}. لا تُطلع عليه أحدًا.`,
    loginOrPassword: ({ site, code, minutes }) => `رمزك لتسجيل الدخول إلى ${site} أو لتعيين كلمة مرور جديدة هو ${code}. صالح لمدة ${arabicMinutes(minutes)}. لا تُطلع عليه أحدًا.`,
    secondFactor: ({ site, code, minutes }) => `الرمز ${code} يؤكد أنك أنت من يسجّل الدخول إلى ${site}. صالح لمدة ${arabicMinutes(minutes)}. إن لم تكن أنت فغيّر كلمة المرور.`,
    reauthentication: ({ site, code, minutes }) => `الرمز ${code} يؤكد أنك أنت من يغيّر حماية حسابك في ${site}. صالح لمدة ${arabicMinutes(minutes)}. إن لم تكن أنت فسجّل الدخول وأنهِ جلساتك الأخرى.`,
    number: ({ site, code, minutes }) => `الرمز ${code} يؤكد هذا الرقم لحسابك في ${site}. صالح لمدة ${arabicMinutes(minutes)}. لا تُطلع عليه أحدًا.`,
  },
  accountExists: (site) => `لهذا الرقم حساب في ${site} بالفعل. سجّل الدخول به أو عيّن له كلمة مرور جديدة. إن لم تطلب ذلك فلا يلزمك أي إجراء.`,
};

const catalogues: InEachLanguage<Texts> = { EN: en, TY: ty, CN: cn, AR: ar };

/** The texts in the first of the languages (platform codes) that has some: the requested one, then the site's default; else English. */
export function smsTexts(...languages: readonly string[]): Texts {
  return catalogues[writtenLanguage(...languages)];
}
