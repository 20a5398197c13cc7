import type { RegisterField } from '@livery/contracts';
import type { PlainTextKey } from '@livery/i18n';

/** What each field of the registration is called. */
export const fieldLabels = {
  username: 'field.username',
  password: 'field.password',
  confirmPassword: 'field.confirmPassword',
  payeeName: 'field.payeeName',
  email: 'field.email',
  qqNum: 'field.qqNum',
  mobileNum: 'field.mobileNum',
  recommenderId: 'field.recommenderId',
  captcha: 'field.captcha',
  verificationCode: 'field.verificationCode',
  affiliateCode: 'field.affiliateCode',
  paymentPassword: 'field.paymentPassword',
  line: 'field.line',
  whatsapp: 'field.whatsapp',
  facebook: 'field.facebook',
  wechat: 'field.wechat',
  idNumber: 'field.idNumber',
  referralCode: 'field.referralCode',
} as const satisfies Record<RegisterField, PlainTextKey<'account'>>;
