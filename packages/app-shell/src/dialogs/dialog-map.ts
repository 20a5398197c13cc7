import type { Message } from '@livery/i18n';

/** A text of the catalogue, or one that came from the server. */
export type ConfirmText = Message | { readonly text: string };

/** What a confirmation shows. Without `cancel` there is one way only: a message to be acknowledged. */
export interface ConfirmRequest {
  readonly title: ConfirmText;
  readonly body: ConfirmText;
  /** "OK" without it. */
  readonly confirm?: ConfirmText;
  readonly cancel?: ConfirmText;
  readonly tone?: 'accent' | 'danger';
  /** Something in the words that is to be quoted elsewhere: can be copied with a press. */
  readonly reference?: string;
}

/**
 * The dialogs of the platform with what each is opened with. A feature adds its own:
 * `declare module '@livery/app-shell' { interface DialogMap { mine: { id: string } } }`. Props stand in the store, so
 * they are plain data.
 */
export interface DialogMap {
  loginPopupModal: { readonly reason?: 'required' | 'expired' };
  registerModal: { readonly tab?: 'username' | 'mobile' };
  /** `username` and `email` fill in the way by e-mail, when it is tried again. */
  forgetPassModal: { readonly username?: string; readonly email?: string };
  /** `forced`: it stays until it is done, or the session is over. */
  changePassModal: { readonly forced?: boolean };
  noticeModal: { readonly id?: string };
  mcHelpModal: { readonly article?: string };
  vassalageGames: { readonly vassalage: string; readonly gameType: string };
  confirm: ConfirmRequest;
  /** A panel that its page shows itself (`useDrawer`): on the stack so that it has a history entry. */
  drawer: Readonly<Record<never, never>>;
}

export type DialogName = keyof DialogMap;

const signInDialogs: readonly DialogName[] = ['loginPopupModal', 'registerModal', 'forgetPassModal'];
const publicDialogs: readonly DialogName[] = [...signInDialogs, 'noticeModal', 'mcHelpModal', 'vassalageGames', 'drawer'];

/** Whether a dialog leads to a session (login, registration, forgotten password). Only one of them is open at a time. */
export function isSignInDialog(name: DialogName): boolean {
  return signInDialogs.includes(name);
}

/** Whether a dialog may show an account's data: true for every dialog that is not listed as public. */
export function isPrivateDialog(name: DialogName): boolean {
  return !publicDialogs.includes(name);
}
