/** First words of generated titles. */
export const firstWords = `Amber Ancient Arctic Autumn Azure Blazing Bold Brass Bright Bronze Brave Calm Candle Carnival Cedar Celestial Cherry Cobalt
Copper Coral Cosmic Crimson Crystal Dancing Daring Dawn Desert Diamond Distant Dusk Eager Ebony Electric Emerald Enchanted Endless Eternal Fabled Fearless
Fiery Flying Forest Frosty Gentle Gilded Glowing Golden Grand Hidden Hollow Humble Indigo Iron Ivory Jade Jolly Jungle Keen Lantern Laughing Lavender Lively
Lonely Lost Lucky Lunar Magic Marble Mellow Merry Midnight Mighty Misty Moonlit Mystic Nimble Noble Northern Opal Painted Pearl Polar Proud Quiet Radiant Rapid
Roaming Royal Ruby Rustic Sacred Sapphire Scarlet Secret Shining Silent Silver Singing Sleepy Snowy Solar Southern Spicy Starlit Stormy Sunny Swift Thunder
Tidal Topaz Tropical Twilight Velvet Violet Wandering Western Whispering Wild Winter Wise Woodland`
  .split(/\s+/);

/** Second words of generated titles. */
export const secondWords = `Alley Anchor Archer Arrows Atoll Aurora Banner Bazaar Beacon Bell Bison Blossom Bounty Bridge Caravan Castle Cavern Chalice
Chariot Comet Compass Condor Cove Crane Crown Dagger Delta Dolphin Dragon Drums Eagle Echo Ember Empire Falcon Feast Fern Festival Flame Fortune Fountain
Galleon Garden Garnet Gazelle Geyser Glacier Glade Goblet Grotto Harbour Harvest Hawk Heron Horizon Island Jaguar Jewel Jester Journey Kingdom Kite Koi Lagoon
Leopard Lotus Lynx Mammoth Market Masks Meadow Melody Mirage Monsoon Nectar Oasis Orchard Orchid Otter Palace Panther Parade Peacock Pelican Phoenix Pirates
Planet Prairie Quest Rainbow Raven Reef Riches River Robin Rose Safari Sails Scroll Seahorse Shrine Sphinx Spring Stallion Summit Sunrise Temple Tiara Tides
Totem Treasure Trumpet Tulip Turtle Valley Vault Viking Voyage Walrus Waterfall Willow Wolf Wonder Zebra`
  .split(/\s+/);
