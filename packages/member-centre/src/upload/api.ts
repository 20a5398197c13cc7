import { api, mutation, query } from '@livery/api-sdk';

/** The calls about uploaded pictures. */
export const uploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadImage: mutation(build, 'uploadImage'),
    uploadedImage: query(build, 'uploadedImage', { keepUnusedDataFor: 60 }),
  }),
});
