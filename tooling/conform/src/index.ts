export type { Credentials } from './accounts.ts';
export { type Profile, profiles } from './profiles.ts';
export { isCertified, jsonReport, markdownReport, summary } from './report.ts';
export { conform, type Conformity, type ConformOptions, type Outcome } from './run.ts';
