import { randomFillSync } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Makes identifiers: UUID version 7 (RFC 9562), ascending within one maker even inside a millisecond. */
export type IdMaker = () => string;

/** The id of nothing (the nil UUID of RFC 9562): before all others, and a look-up of it takes as long as one of an id that is there. */
export const NIL_ID = '00000000-0000-0000-0000-000000000000';

/** Ids whose random bytes are fetched at once: fetching costs more than making an id. */
const FETCHED = 256;
const ID_BYTES = 16;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * An {@link IdMaker} on the given clock. The 12 bits behind the time count within a millisecond (RFC 9562,
 * method 1), so rows written in order sort in order; a clock that steps back does not break the order.
 */
export function createIds(clock: Clock): IdMaker {
  let lastTime = 0;
  let counter = 0;
  const random = new Uint8Array(FETCHED * ID_BYTES);
  let used = random.length;
  return () => {
    if (used === random.length) {
      randomFillSync(random);
      used = 0;
    }
    const bytes = random.subarray(used, (used += ID_BYTES));
    const time = clock.now();
    if (time > lastTime) {
      lastTime = time;
      counter = (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & 0x7ff; // upper half stays free for counting
    } else if (++counter > 0xfff) {
      lastTime += 1;
      counter = 0;
    }
    for (let index = 5, rest = lastTime; index >= 0; index--, rest = Math.floor(rest / 256)) bytes[index] = rest % 256;
    bytes[6] = 0x70 | (counter >> 8);
    bytes[7] = counter & 0xff;
    bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
    let id = '';
    for (let index = 0; index < 16; index++) {
      if (index === 4 || index === 6 || index === 8 || index === 10) id += '-';
      id += HEX[bytes[index] ?? 0];
    }
    return id;
  };
}
