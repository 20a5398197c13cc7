/**
 * The toggles of the platform. Each says what it does and what a brand gets when it says nothing.
 * The server's white-label answer stands over both (see `resolveFeatures`).
 */
export const features = {
  usernameRegistration: { default: true, about: 'Registration by user name: its tab in the registration window.' },
  mobileRegistration: { default: true, about: 'Registration by mobile number: its tab in the registration window.' },
  mobileRegistrationPassword: { default: true, about: 'Registration by mobile number also asks for a password.' },
  registrationSmsVerification: { default: false, about: 'Registration asks for a code sent to the mobile number.' },
  directRegistration: { default: true, about: 'A visitor may register without an invitation.' },
  freePlay: { default: true, about: 'A visitor may try games with demo money.' },
  smsLogin: { default: true, about: 'Log in with a code sent to the mobile number instead of a password.' },
  forcedPasswordChange: { default: true, about: 'A default or expired password must be changed right after login.' },
  mobilePasswordRecovery: { default: true, about: 'A forgotten password may be set anew with a code sent to the mobile number.' },
  emailPasswordRecovery: { default: true, about: 'A forgotten password may be recovered by email.' },
  loginedToHomePage: { default: false, about: 'Nobody sees the site without logging in first.' },
  memberCentre: { default: true, about: 'The personal centre and the calls behind its badges.' },
  agentPolicy: { default: true, about: 'Agents, their centre and their contracts.' },
  manualRebate: { default: true, about: 'Players collect their cashback themselves.' },
  appDownload: { default: true, about: 'The page and the header entry for the app.' },
  winnersBoard: { default: true, about: 'The board of recent winners.' },
} as const satisfies Record<string, { readonly default: boolean; readonly about: string }>;

/** The name of a toggle; another name does not compile. */
export type FeatureName = keyof typeof features;
/** Every toggle with its value. */
export type FeatureSet = Readonly<Record<FeatureName, boolean>>;
/** All toggle names, in the order of the table. */
export const featureNames = Object.keys(features) as readonly FeatureName[];
