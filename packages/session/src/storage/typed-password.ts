// Kept in this page's memory only: a reload, a logout or the change of the password clears it.
let heldPassword: string | undefined;

/** The password typed at a login that requires its change, so that the change need not require it again. */
export function typedPassword(): string | undefined {
  return heldPassword;
}

/** Keeps the typed password; `undefined` clears it. */
export function holdTypedPassword(password: string | undefined): void {
  heldPassword = password;
}
