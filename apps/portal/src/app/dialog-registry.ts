import { ChangePasswordDialog, ForgotPasswordDialog, LoginDialog, RegisterDialog } from '@livery/account';
import { HelpDialog, NoticeDialog, PopUpDialog, WelcomeDialog } from '@livery/content';
import { RoomListDialog, VassalageGamesDialog, VendorWalletsDialog } from '@livery/game-launcher';
import type { DialogRegistry } from '@livery/app-shell';

/** The component of every dialog that some feature opens by name. */
export const dialogs: DialogRegistry = {
  loginPopupModal: LoginDialog,
  registerModal: RegisterDialog,
  forgetPassModal: ForgotPasswordDialog,
  changePassModal: ChangePasswordDialog,
  noticeModal: NoticeDialog,
  mcHelpModal: HelpDialog,
  popUpNotice: PopUpDialog,
  roomList: RoomListDialog,
  vassalageGames: VassalageGamesDialog,
  vendorWallets: VendorWalletsDialog,
  welcome: WelcomeDialog,
};
