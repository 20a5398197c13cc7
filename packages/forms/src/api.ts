import { api, mutation, query } from '@livery/api-sdk';

/** The calls behind fields: the captcha, the work in its place, and the codes sent by SMS. */
export const formsApi = api.injectEndpoints({
  endpoints: (build) => ({
    captcha: query(build, 'captcha', { keepUnusedDataFor: 0 }),
    captchaWork: mutation(build, 'captchaWork'),
    smsRegister: mutation(build, 'smsRegister'),
    smsNoLogin: mutation(build, 'smsNoLogin'),
    smsReauthentication: mutation(build, 'smsReauthentication'),
    phoneCode: mutation(build, 'phoneCode'),
  }),
});
