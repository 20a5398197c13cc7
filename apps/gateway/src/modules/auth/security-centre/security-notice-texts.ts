import { type CompleteLanguage, type InEachLanguage, leftToRight, writtenLanguage } from '../../../platform/texts/index.ts';

/** A change of how an account is protected. */
export type SecurityChange = 'passwordChanged' | 'appTurnedOn' | 'appTurnedOff' | 'recoveryCodesRenewed' | 'numberProved' | 'numberConfirmed' | 'numberChanged' | 'emailProved' | 'emailChanged' | 'transactionPasswordSet' | 'payoutAccountAdded' | 'payoutAccountRemoved';

/** What a notice names. */
export interface SecurityNotice {
  readonly site: string;
  readonly username: string;
  readonly at: Date;
}

interface Texts {
  readonly subject: (site: string) => string;
  readonly changes: Readonly<Record<SecurityChange, string>>;
  /** `what` is one of the changes, `at` the time in UTC. */
  readonly text: (notice: { readonly site: string; readonly username: string; readonly what: string; readonly at: string }) => string;
}

const en: Texts = {
  subject: (site) => `${site}: your account's protection was changed`,
  changes: {
    passwordChanged: 'Your password was changed',
    appTurnedOn: 'An authenticator app was turned on',
    appTurnedOff: 'The authenticator app was turned off',
    recoveryCodesRenewed: 'New recovery codes were made; the former ones are no longer valid',
    numberProved: 'The mobile number was proved by a login, so a password, e-mail address and authenticator app that were set before no longer count',
    numberConfirmed: 'This mobile number was confirmed',
    numberChanged: 'Another mobile number took the place of the former one',
    emailProved: 'This e-mail address was confirmed',
    emailChanged: 'Another e-mail address took the place of the former one',
    transactionPasswordSet: 'A new transaction password was set',
    payoutAccountAdded: 'A payout account was added',
    payoutAccountRemoved: 'A payout account was removed',
  },
  text: ({ site, username, what, at }) => `${what} for your account ${username} at ${site} (${at} UTC). If it was not you, set a new password and tell ${site} at once.`,
};

const ty: Texts = {
  subject: (site) => `${site}: మీ ఖాతా రక్షణ మార్చబడింది`,
  changes: {
    passwordChanged: 'పాస్‌వర్డ్ మార్చబడింది',
    appTurnedOn: 'ఆథెంటికేటర్ యాప్ ఆన్ చేయబడింది',
    appTurnedOff: 'ఆథెంటికేటర్ యాప్ ఆఫ్ చేయబడింది',
    recoveryCodesRenewed: 'కొత్త రికవరీ కోడ్‌లు తయారయ్యాయి, పాతవి ఇక చెల్లవు',
    numberProved: 'మొబైల్ నంబర్ లాగిన్‌తో నిరూపించబడింది, కాబట్టి అంతకు ముందు పెట్టిన పాస్‌వర్డ్, ఇమెయిల్ చిరునామా, ఆథెంటికేటర్ యాప్ ఇక చెల్లవు',
    numberConfirmed: 'ఈ మొబైల్ నంబర్ నిర్ధారించబడింది',
    numberChanged: 'మునుపటి మొబైల్ నంబర్ స్థానంలో మరొకటి పెట్టబడింది',
    emailProved: 'ఈ ఇమెయిల్ చిరునామా నిర్ధారించబడింది',
    emailChanged: 'మునుపటి ఇమెయిల్ చిరునామా స్థానంలో మరొకటి పెట్టబడింది',
    transactionPasswordSet: 'కొత్త లావాదేవీ పాస్‌వర్డ్ పెట్టబడింది',
    payoutAccountAdded: 'చెల్లింపు ఖాతా జోడించబడింది',
    payoutAccountRemoved: 'చెల్లింపు ఖాతా తొలగించబడింది',
  },
  text: ({ site, username, what, at }) => `${site}లో మీ ఖాతా ${username}: ${what} (${at} UTC). అది మీరు కాకపోతే, వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకుని ${site}కు తెలియజేయండి.`,
};

const cn: Texts = {
  subject: (site) => `【${site}】您的账号安全设置已更改`,
  changes: {
    passwordChanged: '登录密码已修改',
    appTurnedOn: '身份验证器已开启',
    appTurnedOff: '身份验证器已关闭',
    recoveryCodesRenewed: '已生成新的恢复码，原有恢复码全部失效',
    numberProved: '手机号已通过登录得到验证，此前设置的密码、邮箱和身份验证器不再有效',
    numberConfirmed: '此手机号已通过验证',
    numberChanged: '手机号已更换为另一个号码',
    emailProved: '此邮箱已通过验证',
    emailChanged: '邮箱已更换为另一个地址',
    transactionPasswordSet: '已设置新的资金密码',
    payoutAccountAdded: '已添加一个收款账户',
    payoutAccountRemoved: '已删除一个收款账户',
  },
  text: ({ site, username, what, at }) => `【${site}】您的账号${username}：${what}（${at} UTC）。如果不是您本人的操作，请立即设置新密码并联系${site}客服。`,
};

const ar: Texts = {
  subject: (site) => `تغيّرت حماية حسابك في ${site}`,
  changes: {
    passwordChanged: 'تم تغيير كلمة المرور',
    appTurnedOn: 'تم تفعيل تطبيق المصادقة',
    appTurnedOff: 'تم إيقاف تطبيق المصادقة',
    recoveryCodesRenewed: 'تم إنشاء رموز احتياطية جديدة، ولم تعد الرموز السابقة صالحة',
    numberProved: 'تم إثبات رقم الجوال بتسجيل الدخول، فلم تعد كلمة المرور والبريد الإلكتروني وتطبيق المصادقة المحددة قبل ذلك سارية',
    numberConfirmed: 'تم تأكيد رقم الجوال هذا',
    numberChanged: 'حلّ رقم جوال آخر محل الرقم السابق',
    emailProved: 'تم تأكيد عنوان البريد الإلكتروني هذا',
    emailChanged: 'حلّ عنوان بريد إلكتروني آخر محل العنوان السابق',
    transactionPasswordSet: 'تم تعيين كلمة مرور جديدة للمعاملات',
    payoutAccountAdded: 'تمت إضافة حساب سحب',
    payoutAccountRemoved: 'تمت إزالة حساب سحب',
  },
  // The time is apart: beside Arabic letters its figures would change places.
  text: ({ site, username, what, at }) => `حسابك ${leftToRight(username)} في ${site}: ${what} (${leftToRight(`${at} UTC`)}). إن لم تكن أنت من فعل ذلك فعيّن كلمة مرور جديدة وأبلغ ${site} فورًا.`,
};

const catalogues: InEachLanguage<Texts> = { EN: en, TY: ty, CN: cn, AR: ar };

/** The notice in the first of the languages (platform codes) with texts: the requested one, then the site's default; else English. */
export function securityNotice(languages: readonly string[], change: SecurityChange, { site, username, at }: SecurityNotice): { readonly language: CompleteLanguage; readonly subject: string; readonly text: string } {
  const language = writtenLanguage(...languages);
  const texts = catalogues[language];
  return { language, subject: texts.subject(site), text: texts.text({ site, username, what: texts.changes[change], at: at.toISOString().slice(0, 16).replace('T', ' ') }) };
}
