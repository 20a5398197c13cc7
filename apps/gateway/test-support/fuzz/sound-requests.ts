import type { CallName } from '@livery/contracts';
import { exampleRequests } from '@livery/contracts/examples';
import { registration } from '../caller.ts';

/** A page beyond the last one. */
const beyond = { pageNo: 100_000, pageSize: 100 };

/** Requests that get past validation, so that the handlers are reached too. */
export const soundRequests: Partial<Record<CallName, object>> = {
  ...exampleRequests,
  inbox: { type: 'account', ...beyond },
  gameList: { ...exampleRequests.gameList, ...beyond },
  betRecords: beyond,
  walletTransfers: beyond,
  walletRecords: { ...exampleRequests.walletRecords, ...beyond },
  sweepHome: { leaving: true },
  register: registration('fuzzer01'),
  registerMobile: { ...registration('fuzzer01'), username: undefined, mobileNum: '0917 123 4567', countryDialingCode: '+63', verificationCode: '123456' },
  smsRegister: { mobileNo: '917 123 4567', countryDialingCode: '63' },
  smsNoLogin: { mobileNum: '917 123 4567', countryDialingCode: '+63', purpose: 'password' },
  loginV2: { username: 'fuzzer01', password: 'wrong-one-1', type: 'username' },
  agentOpenAccount: { username: 'fuzzed01', password: 'Correct-horse-7', rate: '0' },
  passwordByPhone: { newPassword: 'Another-horse-8', mobileNum: '917 123 4567', countryDialingCode: '63', verificationCode: '123456' },
  passwordByEmail: { username: 'fuzzer01', email: 'nobody@mail.example' },
};
