/** Logs failures of outside providers; never a number, a code or a token. */
export interface VerificationLog {
  error(what: object, message: string): void;
}
