/**
 * What a vendor's page may do in its frame. A page of another origin keeps its own storage, without which games lose
 * their session; one of this site's origin must not, since it could then take the sandbox off.
 */
export function sandboxFor(url: string, here: string): string {
  const { origin, protocol } = new URL(url, here);
  const foreign = (protocol === 'https:' || protocol === 'http:') && origin !== new URL(here).origin;
  return foreign ? 'allow-scripts allow-same-origin allow-forms' : 'allow-scripts allow-forms';
}
