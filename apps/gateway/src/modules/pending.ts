import type { CallName } from '@livery/contracts';
import { Problem, type Handlers } from '../platform/http/index.ts';

// Calls of the table whose modules are being written. Each entry goes with its handler; the file goes with the last.
const names = [
  'loginV2', 'loginVerify', 'loginVerifySms', 'deviceLogin', 'forgetDevice', 'sessions', 'endSession',
  'changePassword', 'passwordByPhone', 'passwordByEmail',
  'security', 'addresses', 'forgetAddress', 'totpStart', 'totpConfirm', 'totpRemove', 'recoveryCodes',
] as const satisfies readonly CallName[];

export const pendingHandlers = Object.fromEntries(names.map((name) => [name, () => Promise.reject(new Problem('FUNCTION_DISABLED'))])) as unknown as Handlers<(typeof names)[number]>;
