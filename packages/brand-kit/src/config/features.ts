/**
 * The toggles of the platform with what a brand gets when it says nothing; `feature-about.ts` says what each does.
 * The server's white-label answer stands over both (see `resolveFeatures`).
 */
export const featureDefaults = {
  usernameRegistration: true,
  mobileRegistration: true,
  mobileRegistrationPassword: true,
  registrationSmsVerification: false,
  directRegistration: true,
  freePlay: true,
  smsLogin: true,
  forcedPasswordChange: true,
  mobilePasswordRecovery: true,
  emailPasswordRecovery: true,
  loginedToHomePage: false,
  memberCentre: true,
  agentPolicy: true,
  manualRebate: true,
  appDownload: true,
  winnersBoard: true,
} as const satisfies Record<string, boolean>;

/** The name of a toggle; another name does not compile. */
export type FeatureName = keyof typeof featureDefaults;
/** Every toggle with its value. */
export type FeatureSet = Readonly<Record<FeatureName, boolean>>;
/** All toggle names, in the order of the table. */
export const featureNames = Object.keys(featureDefaults) as readonly FeatureName[];
