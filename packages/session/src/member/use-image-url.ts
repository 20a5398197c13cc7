import { useCallback } from 'react';
import { sessionApi } from '../calls.ts';

/**
 * The URL of a picture: an absolute one stays as it is, a path is resolved against the image CDN, or this site where there is
 * none.
 */
export function imageUrl(path: string, cdns: readonly string[]): string {
  const cdn = cdns[0];
  if (cdn === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  return `${cdn.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** Makes picture URLs with the CDNs of the permission call. */
export function useImageUrl(): (path: string) => string {
  const { data } = sessionApi.endpoints.permission.useQueryState();
  const cdns = data?.imageCDNs;
  return useCallback((path: string) => imageUrl(path, cdns ?? []), [cdns]);
}
