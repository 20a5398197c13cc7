import { ChangePasswordDialog, ForgotPasswordDialog, LoginDialog, RegisterDialog } from '@livery/account';
import { NoticeDialog } from '@livery/content';
import { MemberCentreDialog } from '@livery/member-centre';
import type { DialogRegistry } from '@livery/session';

/** The component of every dialog that some feature opens by name. */
export const dialogs: DialogRegistry = {
  login: LoginDialog,
  register: RegisterDialog,
  forgotPassword: ForgotPasswordDialog,
  changePassword: ChangePasswordDialog,
  memberCentre: MemberCentreDialog,
  notice: NoticeDialog,
};
