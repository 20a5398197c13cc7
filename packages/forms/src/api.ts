import { api, mutation } from '@livery/api-sdk';
import type { ResponseOf } from '@livery/contracts';

/** The calls behind fields: the captcha, the work in its place, and the codes sent by SMS. */
export const formsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // By the field that asks, which the request leaves out: two on one screen that shared an answer would use each other's up.
    captcha: build.query<ResponseOf<'captcha'>, string>({ query: () => ({ name: 'captcha', request: undefined }), keepUnusedDataFor: 0 }),
    captchaWork: mutation(build, 'captchaWork'),
    smsRegister: mutation(build, 'smsRegister'),
    smsNoLogin: mutation(build, 'smsNoLogin'),
    smsReauthentication: mutation(build, 'smsReauthentication'),
    phoneCode: mutation(build, 'phoneCode'),
  }),
});
