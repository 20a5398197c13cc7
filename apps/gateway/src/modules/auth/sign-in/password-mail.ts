import { arabicMinutes, type CompleteLanguage, type InEachLanguage, isolated, writtenLanguage } from '../../../platform/texts/index.ts';

/** Text of the mail with a temporary password. */
export interface PasswordMail {
  readonly site: string;
  readonly username: string;
  readonly password: string;
  /** Lifetime in minutes. */
  readonly minutes: number;
}

type Text = (mail: PasswordMail) => { readonly subject: string; readonly text: string };

const en: Text = ({ site, username, password, minutes }) => ({
  subject: `${site}: your temporary password`,
  text: `Hello ${username},

your temporary password is

${password}

It is valid for ${minutes} minutes and for one login at ${site}. You then choose a new password.

If you did not ask for it, you need do nothing: your present password stays valid.`,
});

const ty: Text = ({ site, username, password, minutes }) => ({
  subject: `${site}: మీ తాత్కాలిక పాస్‌వర్డ్`,
  text: `నమస్తే ${username},

మీ తాత్కాలిక పాస్‌వర్డ్

${password}

ఇది ${minutes} నిమిషాలు, ${site}లో ఒక్క లాగిన్‌కు మాత్రమే చెల్లుతుంది. ఆ తర్వాత మీరు కొత్త పాస్‌వర్డ్ ఎంచుకుంటారు.

మీరు దీన్ని అడగకపోతే, ఏమీ చేయనవసరం లేదు: మీ ప్రస్తుత పాస్‌వర్డ్ అలాగే చెల్లుతుంది.`,
});

const cn: Text = ({ site, username, password, minutes }) => ({
  subject: `【${site}】您的临时密码`,
  text: `${username}，您好：

您的临时密码为

${password}

临时密码${minutes}分钟内有效，仅可用于登录${site}一次。登录后，请设置新密码。

如果不是您本人的操作，您无需做任何处理：您当前的密码仍然有效。`,
});

const ar: Text = ({ site, username, password, minutes }) => ({
  subject: `كلمة المرور المؤقتة لحسابك في ${isolated(site)}`,
  text: `مرحبًا ${isolated(username)}،

كلمة المرور المؤقتة الخاصة بك هي

${password}

هي صالحة لمدة ${arabicMinutes(minutes)} ولتسجيل دخول واحد فقط في ${isolated(site)}. ستختار بعدها كلمة مرور جديدة.

إن لم تكن قد طلبت ذلك فلا يلزمك أي إجراء: تبقى كلمة المرور الحالية صالحة.`,
});

const texts: InEachLanguage<Text> = { EN: en, TY: ty, CN: cn, AR: ar };

/** The mail in the first of the languages (platform codes) with a text: the requested one, then the site's default; else English. */
export function passwordMail(languages: readonly string[], mail: PasswordMail): ReturnType<Text> & { readonly language: CompleteLanguage } {
  const language = writtenLanguage(...languages);
  return { language, ...texts[language](mail) };
}
