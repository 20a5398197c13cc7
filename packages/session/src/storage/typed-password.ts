// In this page's memory and nowhere else: a reload, a logout or the change of the password ends it.
let heldPassword: string | undefined;

/** The password that was typed at a login after which it must be changed, so that the change need not ask for it again. */
export function typedPassword(): string | undefined {
  return heldPassword;
}

/** Keeps what was typed; `undefined` forgets it. */
export function holdTypedPassword(password: string | undefined): void {
  heldPassword = password;
}
