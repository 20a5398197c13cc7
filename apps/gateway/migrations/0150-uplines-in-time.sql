-- livery: with functions
-- Every path from a member up to its uplines gets the time in which it holds, so that a move of a branch ends paths and begins others, and the
-- team of a moment can be asked for. What was written before holds from the member's registration on (0151), without an end.
alter table member_upline
  add column since timestamptz not null default '-infinity',
  add column until timestamptz not null default 'infinity';
