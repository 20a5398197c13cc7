import { api, mutation, query } from '@livery/api-sdk';

/** Calls of login, registration and password recovery. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: mutation(build, 'loginV2'),
    loginVerify: mutation(build, 'loginVerify'),
    loginVerifySms: mutation(build, 'loginVerifySms'),
    deviceLogin: mutation(build, 'deviceLogin'),
    forgetDevice: mutation(build, 'forgetDevice'),
    changePassword: mutation(build, 'changePassword'),
    passwordByPhone: mutation(build, 'passwordByPhone'),
    passwordByEmail: mutation(build, 'passwordByEmail'),
    register: mutation(build, 'register'),
    freePlay: mutation(build, 'freePlay'),
    affiliate: query(build, 'affiliate', { keepUnusedDataFor: 300 }),
    registerSettings: query(build, 'registerSettings', { keepUnusedDataFor: 300 }),
    security: query(build, 'security', { providesTags: ['Member'] }),
    registerMobile: mutation(build, 'registerMobile'),
  }),
});
