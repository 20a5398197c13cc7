import { useCallback } from 'react';
import { sessionApi } from '../calls.ts';

/** The address of a picture: one that is whole stays as it is, a path goes to the image CDN, or to this site where there is none. */
export function imageUrl(path: string, cdns: readonly string[]): string {
  const cdn = cdns[0];
  if (cdn === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  return `${cdn.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** Makes addresses of pictures with the CDNs of the permission call. */
export function useImageUrl(): (path: string) => string {
  const { data } = sessionApi.endpoints.permission.useQueryState();
  const cdns = data?.imageCDNs;
  return useCallback((path: string) => imageUrl(path, cdns ?? []), [cdns]);
}
