import { randomInt } from 'node:crypto';
import type { CallName } from '@livery/contracts';
import { exampleRequests } from '@livery/contracts/examples';

/** Another number each time, since codes to one number are limited, of a range that no operator gives to anybody. */
const mobile = () => ({ mobileNum: `7700 900${String(randomInt(1000)).padStart(3, '0')}`, countryDialingCode: '+44' });

/**
 * What each call that takes a request is sent. Those that are carried out are for an account that conform registered itself (sparing.ts has
 * what a given one is sent), but for `agentLinkMake`, `clientErrors`, `freePlay` and `register`: docs/own-platform.md says what they leave
 * behind. Codes go to nobody.
 */
export const soundRequests: Partial<Record<CallName, object>> = {
  ...exampleRequests,
  // Which hosts a server has is its own.
  systemStatus: {},
  registerMobile: { ...exampleRequests.registerMobile, ...mobile() },
  smsRegister: { mobileNo: mobile().mobileNum, countryDialingCode: '+44' },
  smsNoLogin: { ...exampleRequests.smsNoLogin, ...mobile() },
  passwordByPhone: { ...exampleRequests.passwordByPhone, ...mobile() },
  phoneCode: mobile(),
  emailCode: { email: `nobody${randomInt(1_000_000)}@mail.example` },
};
