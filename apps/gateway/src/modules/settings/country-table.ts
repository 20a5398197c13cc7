import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';

/** Ranges of addresses of one family, as the lines `first,last,country` of a file sorted by their first address. */
interface Ranges {
  /** An IP address as a number to the code of its country. */
  find(address: bigint): string | undefined;
}

const NEWLINE = 0x0a;

/** Searches the file's text in place: reading it takes milliseconds, parsing it would take most of a second. */
function openRanges(file: string): Ranges {
  const text = readFileSync(file);
  const lineStart = (at: number): number => (at <= 0 ? 0 : text.lastIndexOf(NEWLINE, at - 1) + 1);
  const lineAt = (start: number): string => {
    const end = text.indexOf(NEWLINE, start);
    return text.toString('latin1', start, end === -1 ? text.length : end);
  };
  return {
    find(address) {
      let low = 0;
      let high = text.length;
      let found: string | undefined;
      while (low < high) {
        const start = lineStart((low + high) >> 1);
        const line = lineAt(start);
        const [first = '', last = '', country] = line.trimEnd().split(',');
        if (first === '' || BigInt(first) > address) {
          high = start;
        } else {
          found = BigInt(last) >= address ? country : undefined;
          low = start + line.length + 1;
        }
      }
      return found;
    },
  };
}

function readV4(address: string): bigint {
  return address.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n);
}

function readV6(address: string): bigint {
  const [plain = ''] = address.split('%');
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  const v4 = dotted?.[2] === undefined ? undefined : readV4(dotted[2]);
  const text = v4 === undefined ? plain : `${dotted?.[1] ?? ''}${(v4 >> 16n).toString(16)}:${(v4 & 0xffffn).toString(16)}`;
  const [head = '', tail] = text.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const front = groups(head);
  const back = tail === undefined ? [] : groups(tail);
  const middle = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0');
  return [...front, ...middle, ...back].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

const MAPPED_V4 = 0xffffn << 32n;

/** Countries by IP address, from the table of the address registries (asn-country). */
export interface CountryTable {
  /** ISO 3166 alpha-2 code, or null for an address without a country: private, reserved, unknown. */
  countryOf(address: string): string | null;
}

/** Opens the table; each family's file is read at its first lookup. */
export function openCountryTable(): CountryTable {
  const { resolve } = createRequire(import.meta.url);
  const lazily = (family: 'ipv4' | 'ipv6'): (() => Ranges) => {
    let ranges: Ranges | undefined;
    return () => (ranges ??= openRanges(resolve(`@ip-location-db/asn-country/asn-country-${family}-num.csv`)));
  };
  const v4 = lazily('ipv4');
  const v6 = lazily('ipv6');
  const search = (ranges: () => Ranges, address: bigint): string | null => ranges().find(address) ?? null;
  return {
    countryOf(address) {
      const family = isIP(address);
      if (family === 4) return isPrivateV4(readV4(address)) ? null : search(v4, readV4(address));
      if (family !== 6) return null;
      const number = readV6(address);
      if (number >> 32n === MAPPED_V4 >> 32n) {
        const inner = number & 0xffff_ffffn;
        return isPrivateV4(inner) ? null : search(v4, inner);
      }
      return number >> 125n === 1n ? search(v6, number) : null; // only 2000::/3 is allocated
    },
  };
}

/** 10/8, 127/8, 169.254/16, 172.16/12, 192.168/16: have no country, and are looked up most often in development. */
function isPrivateV4(address: bigint): boolean {
  const top = address >> 16n;
  return address >> 24n === 10n || address >> 24n === 127n || top === 0xa9fen || (top >> 4n) === 0xac1n || top === 0xc0a8n;
}
