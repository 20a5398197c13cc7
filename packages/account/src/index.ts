export { accountApi } from './api.ts';
export { faultMessage } from './fields/fault-text.ts';
export { useFreePlay } from './free-play/use-free-play.ts';
export { LoginDialog, loadAccountDialogs, RegisterDialog } from './lazy.ts';
