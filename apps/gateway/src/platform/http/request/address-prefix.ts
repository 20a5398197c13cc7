import { isIPv6 } from 'node:net';

/** The colon-separated groups of one side of `::`, a dotted IPv4 end as two groups. */
function groupsOf(side: string): string[] {
  return side === '' ? [] : side.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}

/** The first groups of an IPv6 address as a prefix of that many groups of 16 bits. */
function prefixOf(ip: string, groupCount: number): string {
  const [start = '', end] = ip.split('::');
  const [before, after] = [groupsOf(start), groupsOf(end ?? '')];
  const groups = [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
  return `${groups.slice(0, groupCount).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${groupCount * 16}`;
}

const MAPPED = prefixOf('::ffff:0:0', 6);

/** An IPv4 address that is written as one of IPv6, as sockets of both families have it; any other address as it is. */
function unmapped(ip: string): string {
  if (!isIPv6(ip) || prefixOf(ip, 6) !== MAPPED) return ip;
  const groups = ip.split(':');
  const last = groups.at(-1) ?? '';
  if (last.includes('.')) return last;
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group === '' ? '0' : group, 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** What a limit counts an address by: IPv4 whole, of IPv6 the /64 prefix, since a single visitor has all addresses of one. */
export function limitKeyOf(ip: string): string {
  const address = unmapped(ip);
  return isIPv6(address) ? prefixOf(address, 4) : address;
}

/** A key that a limit counts an address by, and how many visitors are expected behind it. */
export interface LimitKey {
  readonly key: string;
  readonly visitors: number;
}

/** Visitors allowed for behind one /48 prefix, the smallest range that providers give to a site. */
const VISITORS_OF_SITE = 16;

/** Every key that a limit counts an address by: that of {@link limitKeyOf} and, since whoever has a /48 has 65,536 of /64, that of its /48. */
export function limitKeysOf(ip: string): readonly LimitKey[] {
  const own = { key: limitKeyOf(ip), visitors: 1 };
  return isIPv6(unmapped(ip)) ? [own, { key: prefixOf(ip, 3), visitors: VISITORS_OF_SITE }] : [own];
}
