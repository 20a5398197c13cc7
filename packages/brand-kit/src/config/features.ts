/**
 * All toggles with their defaults; `feature-about.ts` describes them.
 * The server's white-label answer overrides brand values and defaults (see `resolveFeatures`).
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

export type FeatureName = keyof typeof featureDefaults;
/** All toggles with their values. */
export type FeatureSet = Readonly<Record<FeatureName, boolean>>;
/** All toggle names, in the order of the table. */
export const featureNames = Object.keys(featureDefaults) as readonly FeatureName[];
