export { createDayOf, type DayOf } from './day-of.ts';
export { isoFormat } from './iso-format.ts';
export { type DaySpan, type MomentSpan, momentsOf, recordDays } from './record-days.ts';
export { merchantInstant } from './merchant-instant.ts';
