export { accountApi } from './api.ts';
export { useFreePlay } from './free-play/use-free-play.ts';
export { LoginDialog, loadAccountDialogs, RegisterDialog } from './lazy.ts';
