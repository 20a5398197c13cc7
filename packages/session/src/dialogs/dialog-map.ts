import type { Message } from '@livery/i18n';

/** A text of the catalogue, or one that came from the server. */
export type Wording = Message | { readonly text: string };

/** What a confirmation shows. Without `cancel` there is one way only: a message to be acknowledged. */
export interface ConfirmRequest {
  readonly title: Wording;
  readonly body: Wording;
  /** "OK" without it. */
  readonly confirm?: Wording;
  readonly cancel?: Wording;
  readonly tone?: 'accent' | 'danger';
  /** Something in the words that is to be quoted elsewhere: can be copied with a press. */
  readonly reference?: string;
}

/**
 * The dialogs of the platform with what each is opened with. A feature adds its own:
 * `declare module '@livery/session' { interface DialogMap { mine: { id: string } } }`. Props stand in the store, so
 * they are plain data.
 */
export interface DialogMap {
  login: { readonly reason?: 'required' | 'expired' };
  register: { readonly tab?: 'username' | 'mobile' };
  /** `username` and `email` fill in the way by e-mail, when it is tried again. */
  forgotPassword: { readonly username?: string; readonly email?: string };
  /** `forced`: it stays until it is done, or the session is over. */
  changePassword: { readonly forced?: boolean };
  notice: { readonly id?: string };
  help: { readonly article?: string };
  vassalageGames: { readonly vassalage: string; readonly gameType: string };
  confirm: ConfirmRequest;
}

/** Name of a dialog. */
export type DialogName = keyof DialogMap;

const waysIn: readonly string[] = ['login', 'register', 'forgotPassword'];
const open: readonly string[] = [...waysIn, 'notice', 'help', 'vassalageGames'];

/** Whether a dialog is one of the ways in: one of them at a time, opening one closes another. */
export function isWayIn(name: DialogName): boolean {
  return waysIn.includes(name);
}

/** Whether a dialog may show what belongs to an account: every one that is not known to be for everybody. */
export function isPrivateDialog(name: DialogName): boolean {
  return !open.includes(name);
}
