/** Encrypts anew what one part keeps, and returns how much it did, and how much no accepted secret opens. */
type SealAnew = () => Promise<{ readonly sealed: number; readonly unreadable: number }>;

export interface SealAnewDeps {
  readonly auth: SealAnew;
  readonly operators: SealAnew;
  readonly vendorKeys: () => Promise<object>;
  readonly paymentKeys: () => Promise<object>;
  readonly messaging: SealAnew;
  readonly humanChecks: SealAnew;
  readonly payoutAccounts: SealAnew;
  readonly uploads: SealAnew;
  readonly warn: (done: object, message: string) => void;
}

/** After a rotation of the master secret: encrypts with it all that is kept for long, so that the former one can be given up. */
export function createSealAnew({ auth, operators, vendorKeys, paymentKeys, messaging, humanChecks, payoutAccounts, uploads, warn }: SealAnewDeps): () => Promise<void> {
  const done = (what: string): string => `${what} are encrypted with LIVERY_SECRET: LIVERY_SECRETS_ACCEPTED is needed no more for them`;
  return async () => {
    const apps = [await auth(), await operators()];
    const total = (of: 'sealed' | 'unreadable'): number => apps.reduce((sum, each) => sum + each[of], 0);
    warn({ sealed: total('sealed'), unreadable: total('unreadable') }, done('secrets of authenticator apps'));
    warn(await vendorKeys(), done('keys of vendors'));
    warn(await paymentKeys(), done('keys of payment providers'));
    warn(await messaging(), done('messages and their providers'));
    warn(await humanChecks(), done('secrets of human checks'));
    warn(await payoutAccounts(), done('numbers of payout accounts'));
    warn(await uploads(), done('pictures of members'));
  };
}
