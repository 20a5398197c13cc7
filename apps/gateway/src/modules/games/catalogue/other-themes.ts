import type { Theme } from './theme.ts';

/** Themes of games that are not slots, by vendor. */
export const otherThemes: Readonly<Record<string, readonly Theme[]>> = {
  LUM: [{ emblems: ['crystal', 'gem'], scenes: ['stage', 'cosmos'], names: ['Crystal Vault Jackpot', 'Royal Facets Jackpot', 'Velvet Crown Jackpot', 'Shimmering Geode Free Spins', 'Prism Parade Free Spins'] }],
  SWD: [{ emblems: ['ship', 'shell'], scenes: ['waves', 'reef'], names: ['Pearl Current Jackpot', 'Seven Sails Jackpot', 'Coral Chest Jackpot', 'Tidal Free Spins', 'Spring Tide Free Spins'] }],
  FGL: [{ emblems: ['fox', 'rose'], scenes: ['forest', 'clouds'], names: ['Vixen Moon Jackpot', 'Toadstool Ring Jackpot', 'Hollow Oak Jackpot', 'Foxglove Free Spins', 'Meadow Waltz Free Spins'] }],
  CLN: [{ emblems: ['lantern', 'koi'], scenes: ['temple', 'skyline'], names: ['Harbour Lamps Jackpot', 'Vermilion Gate Jackpot', 'Hundred Lanterns Jackpot', 'Silk Lantern Free Spins', 'Night Procession Free Spins'] }],
  PPY: [{ emblems: ['fruit', 'rocket'], scenes: ['stage', 'grid'], names: ['Melon Market Jackpot', 'Lightning Sevens Jackpot', 'Juice Bar Jackpot', 'Papaya Free Spins', 'Cherry Stand Free Spins'] }],
  NBM: [{ emblems: ['lighthouse', 'planet'], scenes: ['waves', 'cosmos'], names: ['North Star Jackpot', 'Keeper of Light Jackpot', 'Silent Orbit Jackpot', 'Beacon Free Spins', 'Comet Tail Free Spins'] }],
  MRB: [
    { emblems: ['cards', 'ace'], scenes: ['stage', 'palace'], names: ['Baccarat Marble', 'Baccarat Squeeze', 'Speed Baccarat Noon', 'Baccarat Terrace', 'Baccarat Salon Privé', 'Dragon Tiger Hall', 'Dragon Tiger Express', 'Blackjack Emerald', 'Baccarat Gallery', 'Dragon Tiger Court'] },
    { emblems: ['roulette', 'chips'], scenes: ['stage', 'skyline'], names: ['Roulette Marble', 'Auto Roulette', 'Roulette Evening', 'Speed Roulette Portico', 'Roulette Colonnade', 'Roulette Balcony', 'Roulette Immersive', 'Roulette Deluxe'] },
    { emblems: ['dome', 'dice'], scenes: ['temple', 'stage'], names: ['Sicbo Grand', 'Sicbo Express', 'Yu Sia Xie Live', 'Fan Tan Classic', 'Sicbo Loggia', 'Se Die Live', 'Sicbo at Dusk', 'Three Dice Salon'] },
  ],
  VLT: [
    { emblems: ['ace', 'cards'], scenes: ['skyline', 'palace'], names: ['Velvet Baccarat', 'Speed Velvet Baccarat', 'Dragon Tiger Velvet', 'Baccarat Rouge', 'NiuNiu Velvet', 'Casino Hold’Em', 'Dragon Tiger Rouge', 'Baccarat at Midnight', 'ZJH Live', 'Card Poker Lounge', 'Baccarat Boudoir', 'Dragon Tiger Lounge'] },
    { emblems: ['mahjong', 'dominoes'], scenes: ['temple', 'bamboo'], names: ['Mahjong Live Parlour', 'Mahjong Tiles Duel', 'Pai Gow Velvet'] },
    { emblems: ['roulette', 'chips'], scenes: ['palace', 'skyline'], names: ['Velvet Roulette', 'Speed Velvet Roulette', 'Roulette Rouge', 'Roulette at Midnight', 'Roulette Boudoir'] },
    { emblems: ['dice', 'dome'], scenes: ['stage', 'palace'], names: ['Velvet Sicbo', 'Velvet Sicbo Express', 'Sicbo Rouge', 'Sicbo at Midnight'] },
  ],
  DWW: [
    { emblems: ['fish', 'shark'], scenes: ['reef', 'waves'], names: ['Reef Hunters', 'Shark Season', 'Deep Blue Derby', 'Monsoon Fishing', 'Harpoon Harbour', 'Bluefin Battle', 'Barracuda Bay', 'Fishing Carnival'] },
    { emblems: ['ray', 'octopus'], scenes: ['reef', 'ruins'], names: ['Manta Raiders', 'Kraken Hunt', 'Abyss Arcade', 'Ocean King Arena', 'Jellyfish Jam', 'Midnight Trawler', 'Lost City Fishing', 'Thunder Nets'] },
    { emblems: ['crab', 'coral'], scenes: ['reef', 'islands'], names: ['Crab Catchers', 'Coral Cannon', 'Lobster Lagoon', 'Sandy Claws', 'Tidal Blaster', 'Pufferfish Party', 'Island Angler', 'Golden Net'] },
    { emblems: ['trident', 'seahorse', 'turtle'], scenes: ['reef', 'waves'], names: ['Trident Fishing War', 'Seahorse Sprint', 'Turtle Rescue', 'Poseidia', 'Dragon Fish Rush', 'Pearl Hunter Online'] },
  ],
  CRC: [
    { emblems: ['cards', 'ace'], scenes: ['stage', 'palace'], names: ['Bull Bull Circle', 'Bull Duel', 'Ten Point Bulls', 'Corrida Cards', 'Five Courts', 'Bulls at Dusk'] },
    { emblems: ['joker', 'chips'], scenes: ['skyline', 'stage'], names: ['Two Seat Bulls', 'Golden Bull Showdown', 'Emerald Felt', 'Matador’s Table', 'Bull Run Evening', 'Circle of Tens'] },
  ],
  TVL: [
    { emblems: ['ace', 'cards'], scenes: ['bamboo', 'temple'], names: ['Courtyard Bulls', 'Two Player Niu Niu', 'Lantern Street Bulls', 'Bamboo Gate Bulls', 'Sparrow Street Cards', 'Temple Gate Bulls'] },
    { emblems: ['chips', 'dice'], scenes: ['skyline', 'palace'], names: ['Terrace Bulls', 'Corner Club Bulls', 'High Table Niu', 'Tavola Duel', 'Bazaar Bulls', 'Midnight Den Bulls'] },
    { emblems: ['joker', 'ace'], scenes: ['castle', 'stage'], names: ['Bulls for Chips', 'Square Table Bulls', 'Niu Niu League', 'Café Bulls'] },
  ],
  // The first opens the vendor's whole board, in-play the running events, each other the competition it is named after.
  FLD: [{ emblems: ['football', 'trophy'], scenes: ['stadium', 'stage', 'skyline'], names: ['Football Sportsbook', 'Football In-Play', 'Tidewater Premier', 'Highland Shield', 'Sunbelt League', 'Lantern Cup', 'Nordfell Division'] }],
  OPN: [{ emblems: ['trophy', 'football'], scenes: ['stadium', 'islands', 'skyline'], names: ['Openpitch Football', 'Openpitch In-Play', 'Meridian First', 'Coastal Trophy', 'Copper Belt League', 'Island Series', 'Harvest Shield'] }],
  AV: [{ emblems: ['controller', 'crosshair'], scenes: ['grid', 'stadium'], names: ['Avalon Lobby', 'Avalon In-Play', 'Avalon Cup', 'Arena Five League', 'Round Table Open'] }],
  IMES: [{ emblems: ['blades', 'crystal'], scenes: ['grid', 'castle'], names: ['Ironmesa Lobby', 'Ironmesa In-Play', 'Ironmesa Majors', 'Hero Draft League', 'Foundry Series'] }],
  IA: [{ emblems: ['headset', 'controller'], scenes: ['grid', 'skyline'], names: ['Iris Lobby', 'Iris In-Play', 'Iris League', 'Iris Women’s Cup', 'Academy Series'] }],
  AI: [{ emblems: ['crosshair', 'trophy'], scenes: ['grid', 'stadium'], names: ['Atlas Lobby', 'Atlas In-Play', 'Atlas Masters', 'Atlas Sprint', 'Compass Open'] }],
  TF: [{ emblems: ['blades', 'headset'], scenes: ['grid', 'cosmos'], names: ['Torchfield Lobby', 'Torchfield In-Play', 'Torchfield Invitational', 'Ember Circuit', 'Night Relay'] }],
  DS88: [{ emblems: ['rooster', 'spurs'], scenes: ['stadium', 'mesa'], names: ['Dawn Spur Lobby', 'Dawn Spur Arena', 'Morning Derby', 'Champion Pit'] }],
  DIG: [{ emblems: ['gamecock', 'feather'], scenes: ['stadium', 'palace'], names: ['Digmaan Lobby', 'Digmaan Arena', 'Provincial Derby', 'Golden Feather Cup'] }],
  CLH: [
    { emblems: ['bingoCard', 'balls'], scenes: ['stage', 'skyline'], names: ['Callhouse Bingo 75', 'Pattern Parade', 'Bingo by the Bay', 'Four Corners', 'Bingo Breakfast', 'Star in the Middle'] },
    { emblems: ['cage', 'balls'], scenes: ['clouds', 'stage'], names: ['Lucky Cage Bingo', 'Midnight Caller', 'Bingo Boulevard', 'Daub and Dash', 'Golden Ball Bingo', 'Bingo Carnival'] },
  ],
  MN6: [{ emblems: ['tiger', 'rabbit', 'monkey', 'bull', 'panda', 'lion'], scenes: ['bamboo', 'stage', 'forest'], names: ['Six Animals Classic', 'Menagerie Wheel', 'Tiger Rabbit Race', 'Barnyard Six', 'Jungle Six', 'Zodiac Sprint', 'Animal Derby', 'Panda Picks', 'Lucky Menagerie', 'Six Beasts Deluxe', 'Little Zoo', 'Moon Animals'] }],
  HSE: [{ emblems: ['wheel'], scenes: ['stage', 'skyline', 'cosmos', 'grid'], names: ['House Wheel', 'Midnight Wheel', 'Fifty Segments', 'Spin for All', 'Double or Star', 'Rooftop Wheel', 'Starlight Wheel', 'Wheel of Evenings'] }],
  MDL: [
    { emblems: ['balls', 'ticket'], scenes: ['stage', 'skyline'], names: ['Meridian 5', 'Meridian 3D', 'Meridian Pick 4', 'Meridian Mark Six', 'Meridian Fast 3', 'Meridian PK10'] },
    { emblems: ['cage', 'wheel'], scenes: ['grid', 'clouds'], names: ['Meridian Minute 5', 'Meridian 11 of 5', 'Meridian Lucky 28', 'Meridian Keno 20', 'Meridian Racing', 'Meridian Double Colour'] },
  ],
  QKD: [
    { emblems: ['ticket', 'balls'], scenes: ['skyline', 'grid'], names: ['Quickdraw One Minute', 'Quickdraw Two Minutes', 'Quickdraw Three Minutes', 'Quickdraw Five Minutes', 'Quickdraw Thai Hundred', 'Quickdraw Malay 4D', 'Quickdraw Hanoi Style', 'Quickdraw Lucky Five'] },
    { emblems: ['wheel', 'cage'], scenes: ['cosmos', 'stage'], names: ['Quickdraw Racing Ten', 'Quickdraw Three Dice', 'Quickdraw Eleven Five', 'Quickdraw Colour Guess', 'Quickdraw Number King', 'Quickdraw Big Small', 'Quickdraw Fish Prawn Crab', 'Quickdraw Keno Rush'] },
  ],
  TCG_SEA: [{ emblems: ['balls', 'cage', 'ticket'], scenes: ['temple', 'islands', 'skyline'], names: ['Thai Government Draw', 'Bangkok Morning Index', 'Lao Pattana', 'Lao VIP Evening', 'Malay Peninsula 4D', 'Lion City 4D', 'Cambodia Evening', 'Manila Three Digits', 'Manila Two Digits', 'Yangon 2D'] }],
  TCG_LOTTO_VN: [{ emblems: ['ticket', 'wheel', 'balls'], scenes: ['temple', 'bamboo', 'skyline'], names: ['Northern Board', 'Hanoi VIP', 'Hanoi Special', 'Ho Chi Minh City', 'Da Nang', 'Can Tho', 'Hue', 'Khanh Hoa', 'Da Lat', 'Tay Ninh', 'Vung Tau', 'Quang Nam'] }],
};
