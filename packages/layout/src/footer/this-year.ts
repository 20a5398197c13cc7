/** The calendar year of the visitor's clock, for the copyright line. */
export function thisYear(clock: () => Date = () => new Date()): string {
  return String(clock().getFullYear());
}
