import { parseArgs } from 'node:util';
import type { Credentials } from './accounts.ts';
import { isProfile, profiles, type Profile } from './profiles.ts';

/** What the command line asks for. */
export interface Options {
  readonly server: string;
  readonly profile: Profile;
  readonly merchantCode: string | undefined;
  readonly otherMerchant: string | undefined;
  readonly member: Credentials | undefined;
  readonly agent: Credentials | undefined;
  /** Files that the reports are written to. */
  readonly report: string | undefined;
  readonly json: string | undefined;
}

/** The command line is wrong; the message says how. */
export class WrongUsage extends Error {}

function credentials(option: string, text: string | undefined): Credentials | undefined {
  if (text === undefined) return undefined;
  const at = text.indexOf(':');
  if (at < 1 || at === text.length - 1) throw new WrongUsage(`--${option} takes a name and a password with a colon between: --${option} name:password.`);
  return { name: text.slice(0, at), password: text.slice(at + 1) };
}

function address(text: string | undefined): string {
  if (text === undefined) throw new WrongUsage('The address of the server is missing: npm run conform -- https://server.example.');
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new WrongUsage(`"${text}" is no address; one looks like https://server.example.`);
  if (new URL(text).username !== '' || new URL(text).password !== '') throw new WrongUsage('The address must have no name and password in it: reports show it.');
  return text;
}

/** Reads the words of the command line. @throws WrongUsage */
export function readOptions(words: readonly string[]): Options {
  const text = { type: 'string' } as const;
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], allowPositionals: true, options: { profile: text, merchant: text, 'other-merchant': text, member: text, agent: text, report: text, json: text } });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (positionals.length > 1) throw new WrongUsage(`One address is taken, and not ${positionals.length}.`);
  const profile = values.profile ?? 'full';
  if (!isProfile(profile)) throw new WrongUsage(`There is no profile "${profile}". Profiles: ${profiles.join(', ')}.`);
  return {
    server: address(positionals[0]),
    profile,
    merchantCode: values.merchant,
    otherMerchant: values['other-merchant'],
    member: credentials('member', values.member),
    agent: credentials('agent', values.agent),
    report: values.report,
    json: values.json,
  };
}
