/** Where the module says what went wrong with an outside provider; never a number, a code or a token. */
export interface VerificationLog {
  error(what: object, message: string): void;
}
