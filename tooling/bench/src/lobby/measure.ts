import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch } from '@livery/test-config';
import { p95 } from '../figures/figure.ts';
import type { Figure, Limit } from '../figures/figure.ts';
import { featureScripts } from '../home-js/feature-scripts.ts';
import { withServers } from '../servers/with-servers.ts';
import { enterHall, rest } from './enter.ts';
import { scrollHall } from './scrolling.ts';
import { typeAndWait } from './typing.ts';

/** Budgets of the lobby. */
export interface LobbyBudgets {
  readonly chunk: Limit;
  /** Number of cards in the page at any time. */
  readonly cards: Limit;
  readonly frame: Limit;
  readonly typing: Limit;
}

const GAMES = 10_000;
/** Search words with different first letters. */
const WORDS = ['golden', 'wolf', 'dragon', 'river', 'moonlit'];

const operator = fileURLToPath(new URL('../../../../apps/gateway/src/operator/main.ts', import.meta.url));

/** Measures a hall of ten thousand games in Chromium on a real gateway: script size, scrolling and search. */
export async function measureLobby(budgets: LobbyBudgets, quick: boolean): Promise<Figure[]> {
  const { own, files } = featureScripts('hall-page');
  const prepare = async ({ dataDir }: { readonly dataDir: string }) => {
    await promisify(execFile)(process.execPath, [operator, 'games:generate', String(GAMES)], { env: { ...process.env, DATA_DIR: dataDir } });
  };
  const browsed = await withServers(async (site) => {
    const browser = await chromium.launch(chromiumLaunch());
    try {
      const visit = async () => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await enterHall(page, `http://localhost:${new URL(site('any')).port}`);
        const typed = await typeAndWait(page, quick ? WORDS.slice(0, 1) : WORDS);
        await rest(page);
        const scrolled = await scrollHall(page, await context.newCDPSession(page), quick ? 3 : 12);
        await rest(page);
        await context.close();
        return { typed, scrolled };
      };
      // The first visit rasterizes the pictures on the same CPU, so it is not measured.
      await visit();
      return await visit();
    } finally {
      await browser.close();
    }
  }, prepare);
  const { typed, scrolled } = browsed;
  return [
    { what: `a hall’s own scripts, gzip (${files} files)`, value: own, unit: 'kB', limit: budgets.chunk },
    { what: 'most cards in the page while a hall is scrolled', value: scrolled.mostCards, unit: 'count', limit: budgets.cards },
    { what: 'games that were passed', value: scrolled.passed, unit: 'count' },
    { what: 'frames while it is scrolled, processor 4 times slower, 95 of 100', value: scrolled.frameP95, unit: 'ms', limit: budgets.frame },
    { what: `from a letter to what it found among ${GAMES} games, 95 of 100`, value: p95(typed), unit: 'ms', limit: budgets.typing },
  ];
}
