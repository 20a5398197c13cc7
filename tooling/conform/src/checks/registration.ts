import type { Check } from '../check.ts';
import { NotTried } from '../verdicts.ts';
import { isSuccess, valueIn, type Exchange } from '../exchange.ts';
import { faulty, holds, refused, saidBy, valueOf } from '../expect.ts';
import type { Registration } from '../accounts.ts';

/** What a repetition is compared with. */
function succeeded({ exchange }: Registration): Exchange {
  if (!isSuccess(exchange)) throw new NotTried(`Nobody was registered: ${saidBy(exchange)}. See register.new.`);
  return exchange;
}

/** How people get an account. */
export const registrationChecks: readonly Check[] = [
  {
    id: 'register.faults',
    profile: 'account',
    expects: 'A registration without user name and password is refused with VALIDATION_FAILED, which names both fields.',
    because: 'The form writes each fault at its field.',
    run: async ({ accounts }) => faulty(await accounts.register({ username: '', password: '' }), 'username', 'password'),
  },
  {
    id: 'register.unequal',
    profile: 'account',
    expects: 'Two passwords that differ are refused with VALIDATION_FAILED at confirmPassword.',
    because: 'Who mistyped the first would be locked out of the new account.',
    run: async ({ accounts }) => faulty(await accounts.register({ confirmPassword: 'Another-horse-8' }), 'confirmPassword'),
  },
  {
    id: 'register.age',
    profile: 'account',
    expects: 'A registration that does not confirm the age is refused with AGE_NOT_CONFIRMED.',
    because: 'The form has the tick, but the server is what a law looks at.',
    run: async ({ accounts }) => refused(await accounts.register({ ageConfirmed: false }), 'AGE_NOT_CONFIRMED'),
  },
  {
    id: 'register.key',
    profile: 'account',
    expects: 'A registration without an Idempotency-Key is refused with IDEMPOTENCY_KEY_REQUIRED.',
    because: 'Without one a repetition could not be told from a second wish.',
    run: async ({ accounts }) => refused(await accounts.register({}, null), 'IDEMPOTENCY_KEY_REQUIRED'),
  },
  {
    id: 'register.new',
    profile: 'account',
    expects: 'A registration opens an account and a session at once.',
    because: 'The site goes on as the new member, without another login.',
    run: async ({ accounts }) => void valueOf('register', (await accounts.registration()).exchange),
  },
  {
    id: 'register.repeated',
    profile: 'account',
    expects: 'The same registration under the same Idempotency-Key gets the first answer again.',
    because: 'The site repeats where no answer came: the account must be opened once, and the person must get its session.',
    async run({ client, accounts }) {
      const registration = await accounts.registration();
      const first = succeeded(registration);
      const again = await client.call('register', registration.request, { idempotencyKey: registration.idempotencyKey });
      holds(isSuccess(again) && JSON.stringify(valueIn(again)) === JSON.stringify(valueIn(first)), `It should be answered as the first time, but ${isSuccess(again) ? 'the value is another one' : saidBy(again)}.`, again);
    },
  },
  {
    id: 'register.key-reused',
    profile: 'account',
    expects: 'Another registration under a key that was used is refused with IDEMPOTENCY_KEY_REUSED.',
    because: 'Otherwise one person could get the answer that belongs to another.',
    async run({ accounts }) {
      const registration = await accounts.registration();
      succeeded(registration);
      refused(await accounts.register({}, registration.idempotencyKey), 'IDEMPOTENCY_KEY_REUSED');
    },
  },
  {
    id: 'register.taken',
    profile: 'account',
    expects: 'A user name that somebody has is refused with USERNAME_TAKEN.',
    because: 'The form asks for another one at the field.',
    async run({ accounts }) {
      const registration = await accounts.registration();
      succeeded(registration);
      refused(await accounts.register({ username: registration.request.username }), 'USERNAME_TAKEN');
    },
  },
];
