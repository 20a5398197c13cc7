export type { Devices } from './sessions/devices.ts';
export { type Auth, createAuth } from './create-auth.ts';
export { createPasswords, PASSWORD_COST, type PasswordCost, type Passwords } from './passwords/passwords.ts';
export { type Addresses, createAddresses } from './second-factor/addresses.ts';
export { deviceName } from './sessions/device-name.ts';
export type { TellHolder } from './security-centre/security-notices.ts';
export type { ProvedTransactionPassword, TransactionPasswordHolder, TransactionPasswords } from './passwords/transaction-passwords.ts';
export { IDLE_MS, type Sessions, type SessionsEnded } from './sessions/sessions.ts';
