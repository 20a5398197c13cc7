/** Mistakes that vendors make; each can be switched on in the reference adapter, to see that it is caught. */
export const bugs = {
  'new-txid-on-retry': 'repeats a bet under another txId',
  'changed-body-on-retry': 'repeats a bet with another amount',
  'pays-twice': 'pays every prize under two txIds',
  'pays-until-it-shows': 'pays again when the balance does not show the prize',
  unsigned: 'sends its calls unsigned',
  'signs-with-version-1': 'signs the body and the time alone, as before',
  'signs-another-method': 'signs another method than it sends',
  'signs-another-path': 'signs another path than it calls',
  'signs-another-vendor': 'signs for another vendor than it names',
  'signs-another-merchant': 'signs for another merchant than it names',
  'names-another-key': 'names another key than it signs with',
  'stale-clock': 'signs with a clock ten minutes late',
  'ignores-scale': 'counts minor units, and declares whole ones',
  'wrong-currency': 'states a currency of its own',
  'reuses-round-id': 'begins every round under the same id',
  'never-rolls-back': 'calls rounds off without taking the bet back',
  'rolls-back-settled': 'takes bets back that it has settled',
  'win-before-answer': 'pays before it knows that the bet was accepted',
  'never-closes': 'leaves rounds open',
  'forgets-unknown': 'takes a call without an answer for a refused one',
  'stops-at-expiry': 'drops the prize when the session has ended',
  'ignores-refusal': 'plays on though the wallet took no stake',
} as const;

/** One of {@link bugs}. */
export type Bug = keyof typeof bugs;
