import { api, mutation, query } from '@livery/api-sdk';

/** The calls that get people in. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: mutation(build, 'login'),
    register: mutation(build, 'register'),
    freePlay: mutation(build, 'freePlay'),
    registerSettings: query(build, 'registerSettings', { keepUnusedDataFor: 300 }),
    captcha: query(build, 'captcha', { keepUnusedDataFor: 0 }),
  }),
});
