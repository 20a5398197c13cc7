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

const texts: Readonly<Record<string, Text>> = { EN: en, TY: ty };

/**
 * The mail in the first of the languages (platform codes) with a text: the requested one, then the site's default; else
 * English.
 */
export function passwordMail(languages: readonly string[], mail: PasswordMail): { readonly subject: string; readonly text: string } {
  const text = languages.map((language) => texts[language]).find((each) => each !== undefined) ?? en;
  return text(mail);
}
