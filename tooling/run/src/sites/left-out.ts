import type { Fleet } from './fleet.ts';

/** Which brands are not served because of their faults, with the faults; an empty text where none is left out. */
export function leftOutText({ leftOut }: Pick<Fleet, 'leftOut'>): string {
  return leftOut
    .map(({ id, faults }) => [`${id} is left out until its faults are mended (npm run brand:check -- ${id}):`, ...faults.map((fault) => `  ${fault}`)].join('\n'))
    .join('\n');
}
