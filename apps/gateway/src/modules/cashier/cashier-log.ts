/** What the cashier logs. */
export interface CashierLog {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}
