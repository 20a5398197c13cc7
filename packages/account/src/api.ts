import { api, mutation, query } from '@livery/api-sdk';
import { sessionToken } from '@livery/session';
import { replaceSession } from './replace-session.ts';

/** The server ends the session that a new one replaces, which may be noticed before the answer is there: it is not an expired one. */
const replacesSession = {
  async onQueryStarted(_: unknown, { queryFulfilled }: { readonly queryFulfilled: PromiseLike<{ readonly data: object }> }): Promise<void> {
    const former = sessionToken();
    if (former === undefined) return;
    const takeBack = replaceSession(former);
    try {
      const { data } = await queryFulfilled;
      if (!('token' in data)) takeBack();
    } catch {
      takeBack();
    }
  },
};

/** Calls of login, registration and password recovery. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: mutation(build, 'loginV2', replacesSession),
    loginVerify: mutation(build, 'loginVerify', replacesSession),
    loginVerifySms: mutation(build, 'loginVerifySms'),
    deviceLogin: mutation(build, 'deviceLogin', replacesSession),
    forgetDevice: mutation(build, 'forgetDevice'),
    changePassword: mutation(build, 'changePassword'),
    passwordByPhone: mutation(build, 'passwordByPhone', replacesSession),
    passwordByEmail: mutation(build, 'passwordByEmail'),
    register: mutation(build, 'register', replacesSession),
    freePlay: mutation(build, 'freePlay', replacesSession),
    affiliate: query(build, 'affiliate', { keepUnusedDataFor: 300 }),
    registerSettings: query(build, 'registerSettings', { keepUnusedDataFor: 300 }),
    security: query(build, 'security', { providesTags: ['Member'] }),
    registerMobile: mutation(build, 'registerMobile', replacesSession),
  }),
});
