import { cockfightVendorCodes, esportsVendorCodes, vendorCodes } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { completeLanguageCodes } from '../../../platform/texts/index.ts';
import { searchKey } from '../search/search-key.ts';
import { catalogueGame, catalogueGames, playableSlots, stakeLimits, stakesOnOffer } from './catalogue.ts';
import { readCatalogue } from './catalogue-file.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { generatedCatalogue } from './generated-catalogue.ts';
import { liveTable } from './live-tables.ts';
import { slotMaths, slotModels } from './slot-maths.ts';
import { titleLanguages } from './theme.ts';
import { catalogueVendors } from './vendors.ts';

describe('demo catalogue', () => {
  it('contains some hundred games of every kind, each with a unique name and code', () => {
    expect(catalogueGames.length).toBeGreaterThanOrEqual(600);
    expect(new Set(catalogueGames.map(({ code }) => code)).size).toBe(catalogueGames.length);
    expect(new Set(catalogueGames.map(({ name }) => searchKey(name))).size).toBe(catalogueGames.length);
    expect(catalogueGames.filter(({ name }) => /\d/.test(name) && /game|slot/i.test(name))).toEqual([]);
    expect(catalogueGames.filter(({ code }) => !/^[a-z0-9][a-z0-9-]{0,63}$/.test(code))).toEqual([]);
  });

  it('contains vendors for every category, and games for every vendor', () => {
    const types = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT', 'BINGO', 'ANIM6', 'INHOUSE'];
    expect(types.filter((type) => !catalogueVendors.some((vendor) => vendor.type === type))).toEqual([]);
    expect(catalogueVendors.filter((vendor) => !catalogueGames.some((game) => game.vendor === vendor))).toEqual([]);
    expect(catalogueVendors.filter(({ type }) => type === 'RNG').length).toBeGreaterThanOrEqual(5);
    expect(catalogueGames.filter(({ type }) => type === 'RNG').length).toBeGreaterThanOrEqual(300);
    const codes = catalogueVendors.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['AV', 'IMES', 'IA', 'AI', 'TF', 'DS88', 'DIG', 'TCG_SEA', 'TCG_LOTTO_VN']));
  });

  it('contains exactly the vendors that brands may name, those of esports and of cockfights too', () => {
    const codesOf = (type: string) => catalogueVendors.filter((vendor) => vendor.type === type).map(({ code }) => code);
    expect(catalogueVendors.map(({ code }) => code)).toEqual(vendorCodes);
    expect([codesOf('ESPORTS'), codesOf('COCKFIGHT')]).toEqual([esportsVendorCodes, cockfightVendorCodes]);
  });

  it('allows playing games of connected vendors only', () => {
    expect([...new Set(catalogueVendors.filter(({ state }) => state === 'open').map(({ type }) => type))]).toEqual(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'BINGO', 'ANIM6', 'INHOUSE', 'ELOTT', 'LOTT']);
    expect(playableSlots.length).toBeGreaterThanOrEqual(300);
    expect(catalogueGames.filter(({ type, lines }) => type !== 'RNG' && lines !== null)).toEqual([]);
    // A return is stated for playable games only.
    expect(catalogueGames.filter(({ type, rtp, state }) => type !== 'RNG' && (rtp !== null) !== (state === 'open'))).toEqual([]);
    // As the vendor's GET /games answers for these codes.
    expect(Object.entries(Object.groupBy(catalogueGames.filter(({ type }) => type === 'ELOTT'), ({ rtp }) => String(rtp))).map(([rtp, games]) => [rtp, games?.length])).toEqual([['95.00', 11], ['95.45', 2], ['94.81', 1], ['95.30', 2]]);
    expect(Object.entries(Object.groupBy(catalogueGames.filter(({ type }) => type === 'LOTT'), ({ rtp }) => String(rtp))).map(([rtp, games]) => [rtp, games?.length])).toEqual([['95.00', 30], ['95.45', 1], ['95.51', 2], ['95.30', 1]]);
  });

  it('contains tables of every live category, each with rooms at several stake levels', () => {
    const { games, rooms } = demoCatalogue('http://vendor.example');
    const live = games.filter(({ type }) => type === 'LIVE');
    expect(live.filter(({ liveCategory }) => liveCategory === null)).toEqual([]);
    const categories = new Set(live.map(({ liveCategory }) => liveCategory));
    expect(categories.size).toBe(15);
    // An open game is played at a table of its category; a game without one is listed as closed, its rooms too.
    const open = live.filter(({ state }) => state === 'open');
    expect(open.map(({ code, liveCategory, rtp }) => [code, liveCategory, rtp])).toEqual(open.map(({ code }) => [code, liveTable(code)?.category, liveTable(code)?.rtp]));
    expect(new Set(open.map(({ liveCategory }) => liveCategory))).toEqual(new Set(['BACCARAT', 'DRAGON_TIGER', 'ROULETTE', 'SICBO']));
    expect(open.length).toBeGreaterThan(live.length * 0.7);
    expect(rooms.filter(({ game, state }) => state !== live.find(({ code }) => code === game)?.state)).toEqual([]);
    expect(['mrb-no-commission-baccarat', 'mrb-french-roulette', 'mrb-blackjack-emerald'].map(liveTable)).toEqual([undefined, undefined, undefined]);
    expect(live.filter(({ code }) => rooms.filter(({ game }) => game === code).length < 2)).toEqual([]);
    expect(readCatalogue({ ...demoCatalogue('http://vendor.example') }).faults).toEqual([]);
    expect(readCatalogue(generatedCatalogue(500, 'http://vendor.example')).faults).toEqual([]);
  });

  it('assigns the hot, new and jackpot ranks once each', () => {
    const hot = catalogueGames.flatMap(({ hotRank }) => hotRank ?? []).toSorted((a, b) => a - b);
    expect(hot).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
    expect(catalogueGames.filter(({ newRank }) => newRank !== null)).toHaveLength(36);
    expect(catalogueGames.filter(({ isJackpot }) => isJackpot).every(({ volatility }) => volatility === 'high')).toBe(true);
  });
});

describe('names of the demo catalogue', () => {
  const vendorNames = catalogueVendors.map(({ displayName }) => displayName);
  const written = { CN: /\p{Script=Han}/u, AR: /\p{Script=Arabic}/u } as const;

  it('are in every language that the platform has all texts in, but for Telugu, which gets the English ones', () => {
    expect(completeLanguageCodes.filter((code) => !(titleLanguages as readonly string[]).includes(code))).toEqual(['TY']);
  });

  it.each(['CN', 'AR'] as const)('are written in the letters of the language, each once: %s', (language) => {
    const names = catalogueGames.map(({ names: { [language]: name } }) => name);
    expect(names.filter((name) => !written[language].test(name))).toEqual([]);
    expect(new Set(names.map(searchKey)).size).toBe(names.length);
    // Brands of vendors, and what games of numbers are called everywhere.
    const own = names.map((name) => vendorNames.reduce((rest, vendor) => rest.replace(vendor, ''), name));
    expect(own.filter((name) => /\p{Script=Latin}/u.test(name.replaceAll(/VIP|PK10|[234]D/g, '')))).toEqual([]);
    // As long as a card shows on two lines.
    expect(own.filter((name) => name.length > (language === 'CN' ? 12 : 45))).toEqual([]);
  });

  it('stand in the catalogue as it is written to the database', () => {
    const { games } = demoCatalogue('http://vendor.example');
    expect(games.find(({ code }) => code === 'lum-moonlit-wolves')).toMatchObject({ name: 'Moonlit Wolves', names: { CN: '月下狼群', AR: 'ذئاب ضوء القمر' } });
    expect(games.filter(({ names }) => Object.keys(names).toSorted().join() !== 'AR,CN')).toEqual([]);
  });

  it('are one for all languages where titles are generated', () => {
    expect(generatedCatalogue(5, 'http://vendor.example').games.filter(({ names }) => names !== undefined)).toEqual([]);
  });
});

describe('readCatalogue', () => {
  const game = { code: 'acme-one', vendor: 'ACME', type: 'RNG', name: 'Acme One', minStake: 20, maxStake: 2000 };
  const read = (names: unknown) => readCatalogue({ vendors: [{ code: 'ACME', displayName: 'Acme', accountTypeName: 'RNG', origin: 'https://games.example' }], games: [{ ...game, names }] }).faults;

  it('returns no faults when names stand under codes of languages', () => {
    expect([read(undefined), read({}), read({ CN: '一号', 'PT-BR': 'Um' })]).toEqual([[], [], []]);
  });

  it.each([
    ['an unknown language', { ZZ: 'One' }, 'games[0].names'],
    ['a tag in place of the code', { 'zh-Hans': '一号' }, 'games[0].names'],
    ['an empty name', { CN: '' }, 'games[0].names.CN: text without blanks around it'],
    ['a name of blanks', { CN: '  ' }, 'games[0].names.CN: text without blanks around it'],
    ['a name that is too long', { CN: '长'.repeat(121) }, 'games[0].names.CN'],
  ])('returns where the fault is when names have %s', (_what, names, fault) => {
    expect(read(names).join(' ')).toContain(fault);
  });
});

describe('paytable of a slot', () => {
  // As the vendor's GET /games answers for these codes.
  it("is the vendor's own, found by the code alone", () => {
    expect(slotMaths('lum-moonlit-wolves')).toEqual(slotMaths('lum-moonlit-wolves'));
    expect(slotModels.map(({ model, rtp, lines, volatility }) => [model, rtp, lines, volatility])).toEqual([
      ['L20', '96.08', 20, 'medium'],
      ['W243', '96.02', 243, 'high'],
      ['L10', '96.04', 10, 'low'],
    ]);
    expect(['cln-harbour-lamps-jackpot', 'swd-tidal-free-spins'].map((code) => [catalogueGame(code)?.isJackpot, slotMaths(code).model, slotMaths(code).rtp])).toEqual([[true, 'J20', '96.00'], [false, 'F243', '96.03']]);
    const spread = slotModels.map(({ model }) => playableSlots.filter(({ code }) => slotMaths(code).model === model).length);
    expect(Math.min(...spread)).toBeGreaterThan(90);
  });

  it('fits the stakes on offer', () => {
    for (const game of playableSlots) {
      for (const exponent of [0, 2, 3]) {
        const { min, max } = stakeLimits(game, exponent);
        const stakes = stakesOnOffer(game, exponent);
        expect(stakes.length).toBeGreaterThan(5);
        expect(stakes.every((stake) => stake >= min && stake <= max && stake % BigInt(slotMaths(game.code).coins) === 0n)).toBe(true);
      }
      expect(stakesOnOffer(game, 2)[0]).toBe(stakeLimits(game, 2).min);
    }
  });

  it('is undefined for other games', () => {
    expect(catalogueGame('nothing')).toBeUndefined();
  });
});

describe('search key', () => {
  it('contains the text without case, accents and typographic signs', () => {
    expect(searchKey('  Café  de l’Été ')).toBe('cafe de lete');
    expect(searchKey('ＦＵＬＬ width')).toBe('full width');
  });
});
