/** Text of a mail with a code. */
export interface EmailCodeText {
  readonly site: string;
  readonly username: string;
  readonly code: string;
  /** Lifetime of the code in minutes. */
  readonly minutes: number;
}

/** A mail. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

interface Texts {
  readonly code: (text: EmailCodeText) => MailText;
  /** Sent when the address proves another account already. */
  readonly taken: (text: Pick<EmailCodeText, 'site'>) => MailText;
}

const en: Texts = {
  code: ({ site, username, code, minutes }) => ({
    subject: `${site}: your code`,
    text: `Hello ${username},

your code to confirm this e-mail address is

${code}

It is valid for ${minutes} minutes. Tell it to nobody.

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

const catalogues: Readonly<Record<string, Texts>> = { EN: en, TY: ty };

/** The texts in the first of the languages (platform codes) that has some: the requested one, then the site's default; else English. */
export function emailTexts(...languages: readonly string[]): Texts {
  return languages.map((language) => catalogues[language]).find((texts) => texts !== undefined) ?? en;
}
