import { announcement, banner, promotion, sampleArt, winner } from '@livery/testing';
import type { Answers } from '@livery/testing';

const headlines = [
  'Twelve new games have arrived this week',
  'Maintenance of the fishing halls on Thursday between two and four in the morning',
  'Double points until Sunday',
  'How we keep your account safe',
  'New ways to pay',
];
const text = `<h4>What is new</h4><p>Twelve games have come into the halls, from <strong>four studios</strong>. Among them stand three with a shared jackpot.</p>
<ul><li>Comet Run and its sequel</li><li>Lanterns of the Long River</li><li>Pearl Divers</li></ul>
<p>See them all in <a href="/rng">the hall</a>.</p><table><thead><tr><th>Game</th><th>Return</th></tr></thead><tbody><tr><td>Comet Run</td><td>96.12 %</td></tr></tbody></table>`;
const several = <Entry,>(count: number, make: (index: number) => Entry): Entry[] => Array.from({ length: count }, (_, index) => make(index));

/** A merchant with content in every place. */
export const sampleAnswers: Answers = {
  announcements: () => ({
    list: several(14, (index) => announcement({ id: `a-${index}`, title: headlines[index % headlines.length] as string, content: text, publishedAt: new Date(Date.UTC(2026, 2, 20 - index, 9)).toISOString() })),
  }),
  banners: () => ({
    list: several(3, (index) =>
      banner({ id: `n-${index}`, title: headlines[index] as string, text: 'Open the halls and see for yourself.', action: 'Have a look', image: sampleArt(index + 20, 1200, 360), imageCompact: sampleArt(index + 20, 640, 420) }),
    ),
  }),
  winners: () => ({
    list: several(8, (index) =>
      winner({ id: `w-${index}`, player: `ma***${index}8`, prize: `${(index + 1) * 1234}.50`, game: { gameId: `g-${index}`, name: index === 2 ? 'Lanterns of the Long River' : 'Comet Run', image: sampleArt(index + 5), vassalage: 'NOVA' } }),
    ),
  }),
  availablePromotions: () => ({
    count: 5,
    list: several(5, (index) =>
      promotion({ id: `p-${index}`, title: headlines[index] as string, summary: 'A gift for your first week: play any slot and get a part of your stakes back every day.', image: sampleArt(index + 30, 640, 360), endsAt: index % 2 === 0 ? null : '2026-12-24T12:00:00Z' }),
    ),
  }),
  helpCenter: () => ({ entries: ['About us', 'Rules of play', 'Terms and conditions', 'Playing with care'].map((title, index) => ({ id: `h-${index}`, title, content: text })) }),
};
