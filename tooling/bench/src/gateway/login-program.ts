/**
 * Measures how concurrent logins slow down other calls: calls are made continuously while fifty members
 * log in on a running gateway. Prints one line of JSON.
 *
 * Arguments: the site's address; number of rounds of fifty logins.
 */
import { openClient, type Client } from './login-client.ts';

const LOGINS = 50;
const PROBES = 4;
const QUIET_MS = 2_000;
const PASSWORD = 'Correct-horse-7';
const [base = 'http://localhost:4000', rounds = '3'] = process.argv.slice(2);

const percentile = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Makes calls one after another until stopped; returns their durations. */
async function probe(client: Client, token: string, first: number, stopped: () => boolean): Promise<number[]> {
  const turns = [
    () => client.call('memberInfo', undefined, token),
    () => client.call('systemStatus', {}),
    () => client.call('balance', undefined, token),
    () => client.call('gameList', { clientType: 3, gameType: 'RNG' }, token),
  ] as const;
  const took: number[] = [];
  for (let turn = first; !stopped(); turn++) took.push(await timed(turns[turn % turns.length] ?? turns[0]));
  return took;
}

/** Durations of other calls while `work` runs. */
async function during(client: Client, token: string, work: () => Promise<unknown>): Promise<number[]> {
  let done = false;
  const probes = Array.from({ length: PROBES }, (_, index) => probe(client, token, index, () => done));
  try {
    await work();
  } finally {
    done = true;
  }
  return (await Promise.all(probes)).flat();
}

const client = await openClient(base);
const { termsVersion } = await client.call('registerSettings');
const run = Date.now().toString(36).slice(-6);
const names = Array.from({ length: LOGINS }, (_, index) => `bench${run}${index}`);
let token = '';
for (const username of names) {
  const register = await client.sealed('register', {
    username, password: PASSWORD, confirmPassword: PASSWORD, login: true, registerUrl: base, registerMethod: 'WEB', ageConfirmed: true, termsVersion,
  });
  ({ token } = await register());
}

const quiet = await during(client, token, () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
const busy: number[] = [];
const all: number[] = [];
for (let round = 0; round < Number(rounds); round++) {
  const logins = await Promise.all(names.map((username) => client.sealed('loginV2', { username, password: PASSWORD, type: 'username' })));
  busy.push(...(await during(client, token, async () => all.push(await timed(() => Promise.all(logins.map((login) => login())))))));
}
process.stdout.write(
  `${JSON.stringify({
    logins: LOGINS,
    calls: busy.length,
    busyP95: percentile(busy, 0.95),
    quietP95: percentile(quiet, 0.95),
    allLoggedIn: percentile(all, 0.5),
  })}\n`,
);
