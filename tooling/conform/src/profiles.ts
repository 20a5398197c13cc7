/** What a server may be certified for. Each profile contains those that it needs: see {@link contained}. */
export const profiles = ['least', 'account', 'games', 'cashier', 'agents', 'full'] as const;

/** See {@link profiles}. */
export type Profile = (typeof profiles)[number];

/** What each profile means for the site, in words. */
export const profileWords: Readonly<Record<Profile, string>> = {
  least: 'a visitor sees the site: its status, its texts, its games and its announcements, and every refusal in words',
  account: 'people register, log in, see their balance and their account, keep a stream of events open, change their password and log out',
  games: 'members find games, keep favourites, open games and look at their bets',
  cashier: 'members deposit, withdraw and look at what moved their balance',
  agents: 'agents see their team, its figures and their contracts, and nobody else does',
  full: 'every call of the table is answered as the contract says',
};

/** Every profile that one contains, itself last. */
export function contained(profile: Profile): readonly Profile[] {
  switch (profile) {
    case 'least':
      return ['least'];
    case 'account':
      return ['least', 'account'];
    case 'full':
      return profiles;
    case 'games':
    case 'cashier':
    case 'agents':
      return ['least', 'account', profile];
  }
}

/** Whether a word names a profile. */
export const isProfile = (word: string): word is Profile => (profiles as readonly string[]).includes(word);
