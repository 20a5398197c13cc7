import type { FeatureName } from './features.ts';

/** Description of each toggle for brand authors. Separate from the defaults, so that browsers do not load it. */
export const featureAbout: Readonly<Record<FeatureName, string>> = {
  usernameRegistration: 'Registration by user name: its tab in the registration window.',
  mobileRegistration: 'Registration by mobile number: its tab in the registration window.',
  mobileRegistrationPassword: 'Registration by mobile number also asks for a password.',
  registrationSmsVerification: 'Registration asks for a code sent to the mobile number.',
  directRegistration: 'A visitor may register without an invitation; otherwise the registration requires the code of an agent or of any active player, whose friend has no upline.',
  freePlay: 'A visitor may try games with demo money.',
  smsLogin: 'Log in with a code sent to the mobile number instead of a password.',
  forcedPasswordChange: 'A default or expired password must be changed right after login.',
  mobilePasswordRecovery: 'A forgotten password may be set anew with a code sent to the mobile number.',
  emailPasswordRecovery: 'A forgotten password may be recovered by a temporary one that is sent by e-mail.',
  loginedToHomePage: 'Nobody sees the site without logging in first.',
  memberCentre: 'Messages of the personal centre with the number of unread ones, and contracts between agents with what they pay: pages and calls. The rest of the personal centre stays.',
  agentPolicy: 'Teams and links of agents, and new contracts with them.',
  manualRebate: 'Players collect their cashback themselves.',
  appDownload: 'The page and the header entry for the app.',
  winnersBoard: 'The board of recent winners.',
};
