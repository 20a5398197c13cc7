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
  loginPopupModal: {
    /** Why a login is needed, which the dialog says; without it the visitor asked for it. */
    readonly reason?: 'required' | 'expired';
  };
  registerModal: {
    /** The way to register that shows first, where the merchant offers it. */
    readonly tab?: 'username' | 'mobile';
  };
  forgetPassModal: {
    /** Fills in the way by e-mail, when it is tried again. */
    readonly username?: string;
    /** Fills in the way by e-mail, when it is tried again. */
    readonly email?: string;
  };
  changePassModal: {
    /** It stays until it is done, or the session is over. */
    readonly forced?: boolean;
  };
  noticeModal: {
    /** The announcement that is opened first. */
    readonly id?: string;
  };
  mcHelpModal: {
    /** Id of the article that is opened first. */
    readonly article?: string;
  };
  vassalageGames: {
    /** Code of the vendor. */
    readonly vassalage: string;
    /** The category whose games show. */
    readonly gameType: string;
  };
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
