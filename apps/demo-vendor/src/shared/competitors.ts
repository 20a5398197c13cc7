import type { SportKind } from '../maths/events/sport.ts';

const PLACES = 'Ashmere|Brackwater|Calderley|Dunholt|Eastmarch|Fallowden|Greyhaven|Harrowgill|Inverlane|Kestrel Bay|Larkholm|Marrowby|Netherfell|Oakenhurst|Pellworth|Quarrydale|Ravensmoor|Saltmarsh|Thornbeck|Umberley|Valewick|Westering|Yarrowfield|Zephyr Cove|Aldermoor|Birchport|Cinderford Hill|Drumlane|Elmstead Vale|Foxcombe|Gullmouth|Hartswell|Ironbridge Green|Juniper Sound|Kirkdenny|Lowmarsh|Merrowdale|Norwick Point|Osterley Cross|Penhallow|Rookstone|Silverness|Tarnholt|Upper Wold|Vennel|Windrush Head|Wexcombe|Yewbank'.split('|');
const SUFFIXES = ['Rovers', 'Town', 'Athletic', 'United', 'Wanderers', 'City', 'Albion', 'Harriers', 'Mariners', 'Strollers'] as const;
const TEAMS = 'Velvet Static|Nine Lanterns|Glasswing|Hollow Signal|Northbyte|Red Meridian|Quiet Voltage|Iron Tapir|Lucid Foxes|Zero Harbour|Copper Ghosts|Blue Locust|Orbit Kings|Tin Dragons|Static Owls|Polar Drift|Cinder Unit|Mosaic|Ninth Wave|Pixel Herons|Ashen Crown|Echo Lynx|Ravine|Solar Finch|Tidal Nine|Umbra|Fable Five|Kite Squad|Brass Monks|Neon Carp|Silent Comet|Twin Saguaro'.split('|');
const BIRDS = 'Red Monsoon|Silver Talon|Grey Thunder|Black Typhoon|Golden Ember|Bamboo King|Iron Comb|Night Drummer|Copper Spur|Blue Dawn|Storm Caller|Sugar Cane|Old Soldier|Rice Baron|Flying Kite|Salt Wind|Mango Prince|Burning Field|Little General|Mountain Echo|River Blade|Jade Feather|Proud Captain|Dust Devil|Morning Star|Lone Lantern|Harbour Boy|Cloud Breaker|Twelve Bells|Amber Hackle|Rain Dancer|Quick Mercury'.split('|');

/** Competitors in one competition: an even number, so that all play in every round. */
const COMPETITORS = 8;

/** The competitors of a competition. All names are invented. */
export function competitorsOf(kind: SportKind, competition: number): readonly string[] {
  const names = kind === 'football' ? PLACES.map((place, index) => `${place} ${SUFFIXES[(index * 7 + Math.floor(competition / 6)) % SUFFIXES.length] ?? ''}`) : kind === 'esports' ? TEAMS : BIRDS;
  return Array.from({ length: COMPETITORS }, (_, index) => names[(competition * COMPETITORS + index) % names.length] ?? '');
}

/**
 * The pairing of the n-th fixture of a competition: a round-robin tournament (circle method) in which home and away change
 * with every cycle.
 */
export function pairingOf(names: readonly string[], number: number): readonly [home: string, away: string] {
  const size = names.length;
  const match = number % (size / 2);
  const round = Math.floor(number / (size / 2));
  const at = (place: number): string => names[(place + (size - 1)) % (size - 1)] ?? '';
  const turn = round % (size - 1);
  const first = match === 0 ? (names[size - 1] ?? '') : at(turn + match);
  const second = match === 0 ? at(turn) : at(turn - match);
  return (Math.floor(round / (size - 1)) + match) % 2 === 0 ? [first, second] : [second, first];
}
