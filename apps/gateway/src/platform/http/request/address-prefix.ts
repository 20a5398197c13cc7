import { isIPv6 } from 'node:net';

/** The colon-separated groups of one side of `::`, a dotted IPv4 end as two groups. */
function groupsOf(side: string): string[] {
  return side === '' ? [] : side.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}

/** What a limit counts an address by: IPv4 whole, of IPv6 the /64 prefix, since a single visitor has all addresses of one. */
export function limitKeyOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [start = '', end] = ip.split('::');
  const [before, after] = [groupsOf(start), groupsOf(end ?? '')];
  const groups = [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
  return `${groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
