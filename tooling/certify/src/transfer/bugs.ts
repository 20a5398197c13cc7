/** Mistakes that transfer vendors make; each can be switched on in the reference vendor, to see that it is caught. */
export const transferBugs = {
  unsigned: 'takes calls whatever their signature',
  'takes-version-1': 'takes signatures over body and time alone',
  'ignores-the-method': 'leaves the method out of the signature',
  'ignores-the-path': 'leaves the path out of the signature',
  'ignores-the-names': 'leaves vendor and merchant out of the signature',
  'takes-any-key-id': 'holds every call against its one key, whatever key it names',
  'stale-clock': 'takes calls of any time',
  'reads-anything': 'carries out what is outside the contract',
  'no-echo': 'answers under a requestId of its own',
  'one-balance': 'keeps all players’ money together',
  'moves-twice': 'carries a repeated transfer out again',
  'new-answer': 'gives a repeated transfer a new number',
  races: 'looks first and writes a moment later',
  'takes-another-body': 'answers another body under a known id as the first one',
  overdraws: 'pays out more than is there',
  'forgets-refusals': 'tries a refused transfer again',
  'tells-rejected-as-done': 'tells a refused transfer as completed',
  'own-scale': 'tells amounts in a scale of its own',
  'never-bars': 'carries out what it said it had never seen',
  'drops-digits': 'leaves out what is finer than hundredths',
  'writes-later': 'answers before it has written',
  'forgets-bars': 'keeps what it has barred in memory alone',
  'loses-bets': 'leaves lost bets out of its list',
  'changes-ends': 'tells a settled bet otherwise later',
  'skips-bets': 'skips a bet between two pages',
} as const;

/** One of {@link transferBugs}. */
export type TransferBug = keyof typeof transferBugs;
