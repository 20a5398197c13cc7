import { LoginDialog, RegisterDialog } from '@livery/account';
import { NoticeDialog } from '@livery/content';
import type { DialogRegistry } from '@livery/session';

/** The component of every dialog that some feature opens by name. */
export const dialogs: DialogRegistry = { login: LoginDialog, register: RegisterDialog, notice: NoticeDialog };
