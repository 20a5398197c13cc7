export { type Affiliates, createAffiliates, domainOf, type Invitation, type InvitationLinks } from './affiliates.ts';
export { profileHandlers } from './profile/profile-handlers.ts';
export { createProfiles, type Profiles } from './profile/profiles.ts';
export { type Balances, createBalances } from './balance.ts';
export { type MemberDeps, memberHandlers } from './handlers.ts';
export { createRoundGames, type RoundGames } from './round-games.ts';
export { createWins, type WonRound } from './wins.ts';
export { createPlayerStatus, kindsOfPlayers, type PlayerStatus, statusSql } from './player-status.ts';
export { createMembers, type Member, type Members, type NewMember } from './members.ts';
