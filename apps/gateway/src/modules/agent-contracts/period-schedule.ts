import { dayAfter, periodOf, type Period, type PeriodLength } from '@livery/contracts';

/** Before every day of a merchant. */
export const ALWAYS = '0001-01-01';

/** From which day on periods are how long; ascending, and never empty. */
export type PeriodSchedule = readonly { readonly from: string; readonly length: PeriodLength }[];

/** How long the period is that a day lies in. */
export function lengthAt(schedule: PeriodSchedule, day: string): PeriodLength {
  const row = schedule.findLast(({ from }) => from <= day);
  if (row === undefined) throw new Error(`No periods are known for ${day}.`);
  return row.length;
}

/** The period that a day lies in. Where lengths change, one ends and the next one begins: no day is in two periods, or in none. */
export function scheduledPeriod(schedule: PeriodSchedule, day: string): Period {
  const index = schedule.findLastIndex(({ from }) => from <= day);
  const [row, next] = [schedule[index], schedule[index + 1]];
  if (row === undefined) throw new Error(`No periods are known for ${day}.`);
  const { from, to } = periodOf(row.length, day);
  const last = next === undefined ? to : dayAfter(next.from, -1);
  return { from: from < row.from ? row.from : from, to: to < last ? to : last };
}

/** The first day of the period after the one that a day lies in. */
export const nextScheduledFrom = (schedule: PeriodSchedule, day: string): string => dayAfter(scheduledPeriod(schedule, day).to);
