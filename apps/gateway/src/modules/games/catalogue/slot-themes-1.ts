import type { Theme } from './theme.ts';

/** Themes of slot games: nature, animals, the sea, the sky. */
export const slotThemes1: readonly Theme[] = [
  { emblems: ['wolf'], scenes: ['forest', 'peaks'], names: ['Moonlit Wolves', 'Pack of the North', 'Howling Ridge', 'Silverfang Pass', 'Winter Pack', 'The Grey Runner', 'Wolfsong Valley', 'Frostpaw'] },
  { emblems: ['fox'], scenes: ['forest', 'palace'], names: ['Foxglove Fortune', 'Clever Little Fox', 'The Amber Fox', 'Nine Tails of Kiri', 'Fox Under the Stars', 'Vixen Hollow', 'Foxfire Trail', 'Red Tail Riches'] },
  { emblems: ['tiger'], scenes: ['bamboo', 'temple'], names: ['Bamboo Tiger', 'Tiger at the Gate', 'Striped Emperor', 'Prowl of the Tiger', 'Tiger Moon Rising', 'Golden Stripes', 'Jungle Monarch', 'Three Tigers'] },
  { emblems: ['lion'], scenes: ['desert', 'mesa'], names: ['Savannah Crown', 'Pride of the Plains', 'Lionheart Riches', 'Sunmane', 'Roar of Kibera', 'King of Acacia', 'Lion Dance Night', 'Dusty Mane'] },
  { emblems: ['bull'], scenes: ['mesa', 'desert'], names: ['Thunder Herd', 'Bull of the Mesa', 'Red Canyon Stampede', 'Ironhorn', 'Prairie Charge', 'Longhorn Ledger', 'Rodeo Sundown', 'The Bull Runs'] },
  { emblems: ['panda'], scenes: ['bamboo', 'clouds'], names: ['Panda Tea Party', 'Bamboo Buddy', 'Misty Panda', 'Little Panda Luck', 'Snowy Panda', 'Panda Mountain', 'The Sleepy Panda', 'Bamboo Bounty'] },
  { emblems: ['owl'], scenes: ['forest', 'castle'], names: ['Owl Hour', 'Midnight Hoot', 'The Wise Feather', 'Owls of Alder Wood', 'Library Owl', 'Night Watcher', 'Owlmoon', 'Whispering Wings'] },
  { emblems: ['rabbit'], scenes: ['clouds', 'forest'], names: ['Jade Rabbit Run', 'Moon Hare', 'Lucky Burrow', 'Hop to Fortune', 'Velvet Ears', 'Rabbit in the Rice', 'Clover Rabbit', 'Moonbunny'] },
  { emblems: ['elephant'], scenes: ['palace', 'temple'], names: ['Elephant Parade', 'Ivory Temple', 'Tusker Trail', 'Rajah of the Rain', 'Gentle Giant Gold', 'March of Malabar', 'Howdah Riches', 'Grey Majesty'] },
  { emblems: ['monkey'], scenes: ['bamboo', 'ruins'], names: ['Monkey Market', 'Banana Bandits', 'Canopy Capers', 'The Cheeky Macaque', 'Temple Monkeys', 'Vine Swingers', 'Monkey and the Moon', 'Peach Thief'] },
  { emblems: ['butterfly'], scenes: ['forest', 'clouds'], names: ['Butterfly Waltz', 'Painted Wings', 'Monarch Meadow', 'Flutter and Bloom', 'Silk Moth Secret', 'Glasswing', 'Garden of Wings', 'Midsummer Flutter'] },
  { emblems: ['rose'], scenes: ['castle', 'palace'], names: ['Rose of Avenmoor', 'Crimson Petals', 'The Thorn Queen', 'Rosewater Reels', 'Secret Rose Garden', 'Velvet Bloom', 'Rose and Rapier', 'Winter Rose'] },
  { emblems: ['feather'], scenes: ['palace', 'bamboo'], names: ['Peacock Palace', 'Plume Parade', 'Feather of Juno', 'The Jewelled Tail', 'Indigo Plumes', 'Court of Feathers', 'Quill and Gold', 'Proud Peacock'] },
  { emblems: ['shell', 'pearls'], scenes: ['reef', 'waves'], names: ['Pearl Diver Bay', 'Mother of Pearl', 'Tide Pool Treasures', 'The Pink Conch', 'Oyster Alley', 'Pearls of Palawan', 'Shell Collector', 'Low Tide Luck'] },
  { emblems: ['turtle'], scenes: ['reef', 'islands'], names: ['Turtle Tides', 'Old Shellback', 'Hatchling Beach', 'Emerald Turtle', 'Slow and Golden', 'Turtle Island', 'Hundred Year Swim', 'Sandbar Shuffle'] },
  { emblems: ['octopus'], scenes: ['reef', 'waves'], names: ['Eight Arms Deep', 'Inkwell Isle', 'The Curious Octopus', 'Kraken for Breakfast', 'Octopus Attic', 'Tentacle Tango', 'Deep Ink', 'Professor Octo'] },
  { emblems: ['koi'], scenes: ['temple', 'waves'], names: ['Koi Over the Falls', 'Two Koi', 'Lantern Koi', 'Golden Scale Pond', 'Koi Garden', 'River of Scales', 'The Ninth Carp', 'Leap of Fortune'] },
  { emblems: ['ship'], scenes: ['waves', 'islands'], names: ['Spice Route', 'The Merchant Fleet', 'Galleon Gold', 'Trade Winds', 'Salt and Sails', 'Captain of Cebu', 'Eastward Bound', 'Seven Harbours'] },
  { emblems: ['skull', 'chest'], scenes: ['islands', 'waves'], names: ['Buccaneer Bay', 'Dead Calm', 'Cutlass Cove', 'The Parrot Knows', 'Rum and Riddles', 'Black Flag Bounty', 'Marooned', 'Corsair Clan'] },
  { emblems: ['lighthouse', 'anchor'], scenes: ['waves', 'islands'], names: ['Lighthouse Keeper', 'Beacon Point', 'Storm Signal', 'Harbour Nights', 'Anchors Aweigh', 'The Last Lamp', 'Foghorn', 'Breakwater'] },
  { emblems: ['trident', 'seahorse'], scenes: ['reef', 'ruins'], names: ['Sunken Crown', 'Tidecaller', 'Trident of the Deep', 'Coral Throne', 'Realm of Currents', 'Seahorse Stables', 'Drowned Palace', 'Wrath of the Waves'] },
  { emblems: ['snow'], scenes: ['peaks', 'forest'], names: ['Snowfall Riches', 'Frozen Lantern', 'Icebound', 'Crystal Winter', 'The Snow Garden', 'Northern Frost', 'Sleigh Bells Hill', 'First Snow'] },
  { emblems: ['planet'], scenes: ['cosmos', 'clouds'], names: ['Rings of Orun', 'Orbit Nine', 'Planet Jackfruit', 'Velvet Nebula', 'Far Horizon', 'The Quiet Moon', 'Gravity Well', 'Seven Suns'] },
  { emblems: ['rocket'], scenes: ['cosmos', 'grid'], names: ['Liftoff Lucky', 'Rocket Bazaar', 'Countdown Club', 'Stardust Express', 'Moonshot Motel', 'Comet Couriers', 'Ignition', 'Zero Gravity Rush'] },
];
