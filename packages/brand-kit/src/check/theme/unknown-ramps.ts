import type { Primitives } from '../../theme/theme.ts';
import { listed } from '../fault/listed.ts';
import { nearestOf } from '../fault/nearest.ts';
import type { Fault } from '../fault/fault.ts';

/** Reports a ramp that the primitives do not have once, at the first token that refers to it, however many do. */
export function withRampsOnce(faults: readonly Fault[], primitives: Primitives): Fault[] {
  const ramps = Object.keys(primitives);
  const rampOf = ({ found }: Fault): string | undefined => {
    const [, ramp] = /^\{(\w[\w-]*)\.[^}]*\}$/.exec(found) ?? [];
    return ramp === undefined || ramps.includes(ramp) ? undefined : ramp;
  };
  const counts = new Map<string, number>();
  for (const ramp of faults.flatMap((fault) => rampOf(fault) ?? [])) counts.set(ramp, (counts.get(ramp) ?? 0) + 1);
  const reported = new Set<string>();
  return faults.flatMap((fault) => {
    const ramp = rampOf(fault);
    const count = ramp === undefined ? 1 : (counts.get(ramp) ?? 1);
    if (ramp === undefined || count === 1) return [fault];
    if (reported.has(ramp)) return [];
    reported.add(ramp);
    const nearest = nearestOf(ramp, ramps);
    const { nearest: _step, ...rest } = fault;
    return [{ ...rest, found: `${fault.found}, the first of ${count} references to a ramp ${ramp}`, expected: `a ramp of the primitives (${listed(ramps, 'among them')})`, ...(nearest === undefined ? {} : { nearest }) }];
  });
}
