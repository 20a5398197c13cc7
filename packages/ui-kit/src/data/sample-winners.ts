/** Winners for stories. */
export const sampleWinners = ['mar***28', 'tom***x', 'lia***07', 'jun***k', 'ana***5'].map((player, index) => ({
  id: player,
  player,
  game: ['Moonlit Reels', 'Pearl Diver', 'Golden Koi', 'Storm Temple', 'Nine Lanterns'][index] ?? '',
  prize: `₱${(48_200 - index * 7310).toLocaleString('en')}`,
}));
