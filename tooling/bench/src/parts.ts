import type { Figure } from './figures/figure.ts';
import { ledgerBudgets } from './gateway/ledger.ts';

export interface BenchOptions {
  /** Runs each part once and briefly, to check that it works; the figures are rough. */
  readonly quick: boolean;
  /** Members that `scale` generates, with twenty bets each. */
  readonly members?: number;
  /** A database for `scale` to fill and keep, or one that it filled before. */
  readonly database?: string;
  /** Folder for Lighthouse's reports. */
  readonly reports?: string;
}

/** One part of the benchmarks, loaded only when it runs. */
export interface Part {
  readonly name: string;
  /** Takes so long that it runs only when it is named. */
  readonly long?: boolean;
  run(options: BenchOptions): Promise<Figure[]>;
}

/** All parts, with their budgets. */
export const parts: readonly Part[] = [
  {
    name: 'home-js',
    async run() {
      const { measureHomeJs } = await import('./home-js/measure.ts');
      return measureHomeJs({ initial: { atMost: 166 }, page: { atMost: 7 }, scripts: { atMost: 20 } });
    },
  },
  {
    name: 'account',
    async run({ quick }) {
      const { measureAccount } = await import('./account/measure.ts');
      return measureAccount({ chunk: { atMost: 45 }, opening: { atMost: 100 } }, quick ? 1 : 5);
    },
  },
  {
    name: 'lighthouse',
    async run({ quick, reports }) {
      const { measureLighthouse } = await import('./lighthouse/measure.ts');
      const performance = { mobile: { atLeast: 0.97 }, desktop: { atLeast: 0.99 } };
      return measureLighthouse({ performance, layoutShift: { atMost: 0.02 }, searchEngines: { atLeast: 1 }, otherLanguage: { atMost: 1.05 } }, quick ? 1 : 3, reports);
    },
  },
  {
    name: 'brands',
    async run({ quick }) {
      const { benchFleets } = await import('./brands.ts');
      const count = quick ? 100 : 1000;
      const [few, figures] = await benchFleets([count / 10, count]);
      return [
        { what: `a brand more, of ${figures.brands} generated`, value: figures.millisecondsPerBrand, unit: 'ms', limit: { atMost: 12 } },
        { what: `memory for ${figures.brands} brands, against ${few.brands}`, value: Number((figures.memory / few.memory).toFixed(2)), unit: 'ratio', limit: { atMost: 1.25 } },
        { what: `the ${figures.sharedChunks} files of the shell identical for all brands`, holds: figures.sharedChunksIdentical },
        { what: 'the shell, built once for all', value: figures.shellMilliseconds / 1000, unit: 's' },
      ];
    },
  },
  {
    name: 'ledger',
    async run({ quick }) {
      const { benchLedger } = await import('./gateway/ledger.ts');
      const figures = await benchLedger(quick ? { seconds: 1, turns: 1 } : {});
      const { walletToBare, betsToBare, groupedToMinimal, betsToMinimal } = ledgerBudgets;
      return [
        { what: 'postings that arrive together, to a minimal function (lock, update, insert)', value: figures.groupedToMinimal, unit: 'ratio', limit: { atLeast: groupedToMinimal } },
        { what: 'bets over HTTP, to the minimal function', value: figures.betsToMinimal, unit: 'ratio', limit: { atLeast: betsToMinimal } },
        { what: `99 of 100 bets over HTTP, ${figures.betsAtOnce} at a time`, value: figures.betP99, unit: 'ms', limit: { atMost: 40 } },
        { what: 'postings one by one, to the minimal function', value: figures.bareToMinimal, unit: 'ratio' },
        { what: 'transfers by the wallet module, to postings one by one', value: figures.walletToBare, unit: 'ratio', limit: { atLeast: walletToBare } },
        { what: 'bets over HTTP, to postings one by one', value: figures.betsToBare, unit: 'ratio', limit: { atLeast: betsToBare } },
        { what: 'the minimal SQL function', value: figures.minimalTransfersPerSecond, unit: 'perSecond' },
        { what: 'postings that arrive together', value: figures.groupedTransfersPerSecond, unit: 'perSecond' },
        { what: 'postings one by one', value: figures.bareTransfersPerSecond, unit: 'perSecond' },
        { what: 'transfers by the wallet module', value: figures.walletTransfersPerSecond, unit: 'perSecond' },
        { what: 'bets over HTTP', value: figures.betsOverHttpPerSecond, unit: 'perSecond' },
      ];
    },
  },
  {
    name: 'centre',
    async run({ quick }) {
      const { measureCentre } = await import('./centre/measure.ts');
      return measureCentre({ page: { atMost: 18 }, shell: { atMost: 12 }, panel: { atMost: 18 }, charts: { atMost: 15 }, opening: { atMost: 150 }, credited: { atMost: 200 } }, quick ? 1 : 20);
    },
  },
  {
    name: 'cashier',
    async run({ quick }) {
      const { measureCashier } = await import('./cashier/measure.ts');
      return measureCashier({ atLeast: 0.4 }, quick ? { deposits: 200, turns: 1 } : { deposits: 3000, turns: 3 });
    },
  },
  {
    name: 'logins',
    async run({ quick }) {
      const { benchLogins } = await import('./gateway/logins.ts');
      const { logins, busyP95, quietP95, allLoggedIn } = await benchLogins(quick ? 1 : 5);
      return [
        { what: `95 of 100 other calls while ${logins} log in at once`, value: busyP95, unit: 'ms', limit: { atMost: 150 } },
        { what: '95 of 100 of these calls while nobody logs in', value: quietP95, unit: 'ms' },
        { what: `until the last of ${logins} is in`, value: allLoggedIn / 1000, unit: 's' },
      ];
    },
  },
  {
    name: 'provider',
    async run({ quick }) {
      const { measureProvider } = await import('./provider/measure.ts');
      return measureProvider({ atMost: 1.5 }, quick ? 1 : 5);
    },
  },
  {
    name: 'pooler',
    async run({ quick }) {
      const { measurePooler } = await import('./pooler/measure.ts');
      return measurePooler({ atLeast: 0.85 }, quick ? { seconds: 1, turns: 1 } : { seconds: 3, turns: 5 });
    },
  },
  {
    name: 'streams',
    async run({ quick }) {
      const { measureStreams } = await import('./streams/measure.ts');
      return measureStreams({ memory: { atMost: 30 }, news: { atMost: 250 } }, quick ? { streams: 200, changes: 50 } : { streams: 5_000, changes: 2_000 });
    },
  },
  {
    name: 'lobby',
    async run({ quick }) {
      const { measureLobby } = await import('./lobby/measure.ts');
      return measureLobby({ chunk: { atMost: 45 }, cards: { atMost: 200 }, frame: { atMost: 50 }, typing: { atMost: 100 } }, quick);
    },
  },
  {
    name: 'table',
    async run({ quick }) {
      const { measureTable } = await import('./table/measure.ts');
      return measureTable({ rows: { atMost: 60 }, frame: { atMost: 33 } }, quick ? 2 : 8);
    },
  },
  {
    name: 'workbench',
    async run({ quick }) {
      const { measureWorkbench } = await import('./workbench/measure.ts');
      return measureWorkbench({ first: { atMost: 3 }, story: { atMost: 1 } }, quick ? 1 : 5);
    },
  },
  {
    name: 'games',
    async run({ quick }) {
      const { benchGames } = await import('./gateway/games.ts');
      const { queryP95, searchP95, pageP95, launchP95 } = await benchGames(quick ? 3 : 20);
      return [
        { what: 'a search or a page among 10000 games, the query alone, 95 of 100', value: queryP95, unit: 'ms', limit: { atMost: 10 } },
        { what: 'a search through HTTP, 95 of 100', value: searchP95, unit: 'ms' },
        { what: 'a page of games through HTTP, 95 of 100', value: pageP95, unit: 'ms' },
        { what: 'from the click to the launch address, 95 of 100', value: launchP95, unit: 'ms', limit: { atMost: 80 } },
      ];
    },
  },
  {
    name: 'records',
    async run({ quick }) {
      const { measureRecords } = await import('./records/measure.ts');
      return measureRecords({ page: { atMost: 30 }, totals: { atMost: 150 } }, quick ? 50_000 : 1_000_000, quick ? 20 : 200);
    },
  },
  {
    name: 'teams',
    async run({ quick }) {
      const { measureTeams } = await import('./teams/measure.ts');
      return measureTeams({ atMost: 100 }, quick ? 5_000 : 100_000, quick ? 10 : 100);
    },
  },
  {
    name: 'settlement',
    async run({ quick }) {
      const { measureSettlement } = await import('./settlement/measure.ts');
      return measureSettlement(quick ? 5_000 : 50_000, quick ? 200 : 2_000, quick ? 200 : 2_000);
    },
  },
  {
    name: 'conform',
    async run() {
      const { measureConform } = await import('./conform/measure.ts');
      return measureConform({ atMost: 60 });
    },
  },
  {
    name: 'preview',
    async run({ quick }) {
      const { measurePreview } = await import('./preview/measure.ts');
      return measurePreview({ atMost: 300 }, quick ? 3 : 9);
    },
  },
  {
    name: 'start',
    async run({ quick }) {
      const { measureStart } = await import('./start/measure.ts');
      return measureStart({ atMost: 6 }, quick ? 1 : 3);
    },
  },
  {
    name: 'clone',
    long: true,
    async run() {
      const { measureClone } = await import('./start/measure-clone.ts');
      return measureClone({ empty: { atMost: 60 }, warm: { atMost: 15 } });
    },
  },
  {
    name: 'scale',
    long: true,
    async run({ quick, members, database }) {
      const { measureScale } = await import('./scale/measure.ts');
      return measureScale({ atMost: 20 }, members ?? (quick ? 2_000 : 1_000_000), database);
    },
  },
  {
    name: 'suite',
    long: true,
    async run() {
      const { measureSuite } = await import('./suite/measure.ts');
      return measureSuite({ everything: { atMost: 540 }, unchanged: { atMost: 15 }, oneFeature: { atMost: 180 } });
    },
  },
];
