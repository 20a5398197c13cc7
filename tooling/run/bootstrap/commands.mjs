import { BRAND_COMMANDS } from './brand-commands.mjs';

/**
 * The commands of the root package.json: the program behind each, its help, and what it takes.
 * A command without `help` prints its own; the text stands here for the others because `--help` works before anything is installed.
 * `install` marks the command that installs and runs no program.
 * A command without `takes` checks its words itself, since it passes them on to a tool.
 */
const RUN = 'tooling/run/src';

/** An option with a value. */
const text = { type: 'string' };

/** A task of turbo.json that belongs to the root. */
function rootTask(stage, name, does) {
  return {
    script: `${RUN}/task.ts`,
    args: [stage],
    takes: {},
    help: `Usage: npm run ${name}\n\n${does} Turborepo runs it for "npm test -- ${stage}", which also keeps the result.`,
  };
}

const SERVER_SETTINGS = `
Settings, by environment variable:
  PORT          port of the gateway, which serves the sites (4000)
  VENDOR_PORT   port of the demo vendor (4001)
  PAYMENTS_PORT port of the demo payment provider (4002)
  DATA_DIR      folder of the embedded database and the logs (.data)
  DATABASE_URL  a PostgreSQL database instead of the embedded one
  LIVERY_CACHE  folder of what clones share, or off (livery in XDG_CACHE_HOME or ~/.cache)
  DEV_ENDPOINTS on or off: the pages below /__dev (on, with NODE_ENV=production off)`;

export const COMMANDS = {
  start: {
    script: `${RUN}/start.ts`,
    takes: {},
    help: `Usage: npm start

Builds what changed, starts the gateway, the demo vendor and the demo payment provider, and prints the addresses and the demo
accounts. Ctrl+C stops them.
${SERVER_SETTINGS}`,
  },
  test: {
    script: `${RUN}/test.ts`,
    takes: { more: true, options: { all: { type: 'boolean' }, force: { type: 'boolean' } } },
    help: `Usage: npm test -- [stage …] [path …] [--all] [--force]

Runs the stages that are named, or all that a merge waits for: about ten minutes on two cores, seconds where nothing
changed, since results of packages whose inputs are the same come from the cache in .turbo.

With a path a stage runs in part, on this terminal, and its result is not kept: a test file, a folder, or a package's name.
  npm test -- unit packages/forms/src/errors/problem-of.test.ts
  npm test -- unit browser forms
  npm test -- gateway conform
A path must have tests in a stage that is named; where it has none, the stages that have are said.

Stages:
  lint              oxlint, type-aware, with the rules of this repository
  types             TypeScript over every project and the brands
  boundaries        the rules that are checked over the whole tree
  brands            brand:check of every brand
  build             every brand's site and the demo vendor's pages
  unit              tests in Node
  browser           component tests in Chromium
  storybook         stories of the packages that changed where they are few, with the accessibility check; with --all
                    every story in every brand
  gateway-pglite    the gateway on the embedded database
  gateway-postgres  the gateway on PostgreSQL, where it is installed
  games             the demo vendor's games in Chromium (only with --all, or by name)
  image             the commands of the gateway's image, of a release's archive and of its packages in empty folders, on PostgreSQL
                    (only with --all, or by name)
  e2e               journeys through the built sites on the real servers

"gateway" names both gateway stages.

Options:
  --all    also what takes longer than a merge should wait
  --force  run everything again, whatever the cache holds

Settings, by environment variable:
  CHROMIUM_PATH  the browser to test with
  PG_BIN         folder of PostgreSQL's programs`,
  },
  dev: {
    script: `${RUN}/dev.ts`,
    takes: { options: { brand: text } },
    help: `Usage: npm run dev -- [--brand <brand>]

Serves one brand's site with hot reload, with the gateway, the demo vendor and the demo payment provider behind it.

Options:
  --brand <brand>  the brand to show; the default brand without it
${SERVER_SETTINGS}
  SITE_PORT     port of the site with hot reload (5173)
  LIVERY_GATEWAY  address of a server of your own that answers the calls: none of ours is started then`,
  },
  build: {
    script: `${RUN}/build.ts`,
    takes: { options: { brand: text, all: { type: 'boolean' } } },
    help: `Usage: npm run build -- [--brand <a,b> | --all]

Builds the sites into dist/ and the demo vendor's pages. Brands with faults are reported and left out.

Options:
  --brand <a,b>  these brands only; a fault in one of them fails the build. dist/ then serves no other brand: name all
                 that are to be served. Which were served before and no longer are is printed
  --all          every brand; a fault in any of them fails the build`,
  },
  storybook: {
    script: `${RUN}/storybook.ts`,
    help: `Usage: npm run storybook -- [build] [options of Storybook]

Opens the component workbench on port 6006, or on another one with --port <port>; with "build" it is written to apps/storybook/storybook-static.`,
  },
  pictures: {
    script: 'tooling/pictures/src/main.ts',
    takes: { more: true, options: { accept: { type: 'boolean' }, built: { type: 'boolean' } } },
    help: `Usage: npm run pictures -- [word …] [options]

Compares the components in the workbench with the pictures that are kept of them, and shows what differs side by side in
.cache/pictures/index.html. Ends with 1 where something differs.

Options:
  word      only components whose name contains it
  --accept  keeps the present pictures
  --built   does not build the workbench anew`,
  },
  'pictures:knobs': {
    script: 'tooling/pictures/src/knobs/main.ts',
    takes: { more: true },
    help: `Usage: npm run pictures:knobs -- [word …]

Takes the pictures of docs/brand-knobs.md anew, with words only those whose name contains one, such as "navigation". What a
brand may choose is written into a copy of brands/aurora, which a preview shows with a gateway and the demo's data of its own.`,
  },
  bench: {
    script: `${RUN}/bench.ts`,
    takes: { more: true, options: { quick: { type: 'boolean' }, write: { type: 'boolean' }, reports: text, members: text, database: text } },
    help: `Usage: npm run bench -- [part …] [options]

Measures the figures of docs/benchmarks.md, which lists the parts, and compares them with their budgets. Ends with 1 where one is missed.

Options:
  --quick             fewer repetitions; the figures are rough
  --write             writes the figures into docs/benchmarks.md; not together with --quick
  --reports <folder>  keeps Lighthouse's reports there
  --members <number>  with scale: how many members its generated merchant has, from 100 (1000000)
  --database <url>    with scale: an empty PostgreSQL database that it fills and keeps, or one that it filled before`,
  },
  certify: {
    script: 'tooling/certify/src/main.ts',
    takes: {
      options: {
        adapter: text, vendor: text, faults: text, transfer: text, payments: text, bugs: text, operations: text, rounds: text, players: text,
        gateways: text, kills: text, seed: text, database: text, out: text, 'skip-wallet': { type: 'boolean' },
      },
    },
    help: `Usage: npm run certify -- [options]

Certifies a vendor's adapter, and the wallet it talks to, against real gateways; or a payment provider and its adapter. See
tooling/certify/README.md.

Options:
  --adapter <file>     module that exports \`adapter\`; the reference adapter without it
  --vendor <codes>     vendors of the demo platform, by comma, or \`all\`: its own program is certified; the one that keeps the money too
  --faults <json>      with --vendor: chances of its own faults, such as '{"late-rollback":0.1}' or \`all\`: tries the wallet
  --transfer <file>    module that exports \`vendor\`, one that keeps its players' money
  --payments <file>    module that exports \`payments\`, a payment provider and its adapter; or \`demo\` for the demo's
  --bugs <a,b>         mistakes switched on in the reference adapter, listed in tooling/certify/src/reference/bugs.ts
  --operations <number> in place of a certification: money operations of every kind, of vendors, players and operators, at several
                       gateways under random faults; then the ledger's rows are compared with what the clients were told
  --rounds <number>    random rounds (2000; of a demo vendor as many as a minute or so allows)
  --players <number>   players at the same time (32)
  --gateways <number>  gateway processes on one database (2); none for a vendor that keeps the money: the checks play the platform
  --kills <number>     gateways killed in the middle of the random rounds, each replaced, and a demo vendor's process as often (2)
  --seed <text>        of what happens to the calls; the same seed, the same rounds (today's date)
  --database <url>     an empty PostgreSQL database; a throw-away server without it
  --out <folder>       where the report is written (.cache/certification)
  --skip-wallet        the adapter alone`,
  },
  conform: {
    script: 'tooling/conform/src/main.ts',
    takes: { more: true, options: { profile: text, merchant: text, 'other-merchant': text, member: text, agent: text, report: text, json: text } },
    help: `Usage: npm run conform -- <url> [options]

Holds any server against the contract of the site's calls, and says which profiles it answers. See docs/own-platform.md.
Ends with 0 where the profile is certified, 1 where it is not, 2 where the server was not reached or the command is wrong.

Use accounts made for tests: sessions, wrong passwords, a deposit and an opened game remain with the member, an invitation link with the agent,
and registered accounts at the merchant. The guide lists them.

Options:
  --profile <name>         least, account, games, cashier, agents or full (full); each contains those that it needs
  --merchant <code>        the merchant code of the site; what the server answers to domainRoute without it
  --other-merchant <code>  a second merchant of the server, whose sessions must be apart
  --member <name:password> an account of a player for tests; without it one is registered
  --agent <name:password>  an account of an agent for tests; without it the profile agents is not tried
  --report <file>          writes the report for people there
  --json <file>            writes the report for programs there`,
  },
  'conform:tables': {
    script: 'tooling/conform/src/write-document.ts',
    takes: {},
    help: `Usage: npm run conform:tables

Writes the tables and examples of docs/own-platform.md and docs/own-platform-answers.md, which the contract and the checks of "npm run conform" make.`,
  },
  'journeys:pictures': {
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--config', 'tooling/e2e/pictures.config.ts'],
    help: `Usage: npm run journeys:pictures -- [word …] [options of Playwright]

Takes pictures along journeys through the sites that "npm run build" built, for people who look at them; nothing is compared.
With words only of the files in tooling/e2e/pictures whose name contains one:
  npm run journeys:pictures -- member-centre -g aurora

Settings, by environment variable:
  PICTURES   folder that the pictures go to (test-results/pictures)
  STORYBOOK  for "looks", a workbench that answers (http://localhost:6006)`,
  },
  lint: {
    script: `${RUN}/lint.ts`,
    help: `Usage: npm run lint -- [path …] [options of oxlint]

Runs oxlint, type-aware, with the rules of this repository. Without a path or an option every package is checked, and results
of packages whose inputs have not changed come from the cache.`,
  },
  types: {
    script: `${RUN}/types.ts`,
    takes: { more: true },
    help: `Usage: npm run types -- [package …]

Checks the types of every project and of the brands. Results of packages whose inputs have not changed come from the cache.

With packages, by their names or folders, these are checked on this terminal, and what they import where it has changed:
  npm run types -- forms
  npm run types -- packages/forms packages/ui-kit brands`,
  },
  'exports:update': {
    script: 'tooling/lint/src/update-exports.ts',
    takes: {},
    help: `Usage: npm run exports:update

Records what each package exports in its exports.txt.`,
  },
  'scripts:update': {
    script: `${RUN}/update-scripts.ts`,
    takes: {},
    help: `Usage: npm run scripts:update

Writes into each package.json the scripts of the tasks that the package takes part in: lint, types, and a stage for each kind
of test it has.`,
  },
  'lockfile:update': {
    install: true,
    takes: {},
    help: `Usage: npm run lockfile:update

Installs what the package.json files ask for, and writes it into pnpm-lock.yaml: after a package was added, or a library to
one. Versions stand in the catalog of pnpm-workspace.yaml.`,
  },
  'write-types': {
    script: 'packages/i18n/src/tooling/write-types.ts',
    takes: {},
    help: `Usage: npm run write-types

Writes the types of the placeholders in the English texts of packages/i18n.`,
  },
  'gateway:types': {
    script: 'apps/gateway/src/tooling/write-table-types.ts',
    takes: {},
    help: `Usage: npm run gateway:types

Migrates a database in memory and writes the types of its tables into apps/gateway/src/platform/db/tables.gen.ts. Raises the
version of the SQL functions (apps/gateway/migrations/functions/version.json) where one of their files has changed.`,
  },
  gateway: {
    script: 'apps/gateway/src/database-command/main.ts',
    help: `Usage: npm run gateway -- <command>

Commands:
  migrate [--dry-run]  brings the database up to this program; with --dry-run lists what is pending
  status               says what was applied and what is pending
  login <name>         prints the SQL that makes the login which the gateway serves with

In production the gateway does not migrate by itself: run "migrate" before a newer one starts. Those that serve go on.
It may be interrupted, and run again. With the embedded database, stop the gateway first.

Settings, by environment variable:
  DATABASE_MIGRATION_URL         the database with its owner's login; DATABASE_DIRECT_URL or DATABASE_URL without it
  DATABASE_URL                   the database as the gateway uses it; the embedded one without it
  DATABASE_MIGRATION_TIMEOUT_MS  milliseconds of one statement (600000)
  DATA_DIR                       folder of the embedded database (.data)`,
  },
  'site-host': {
    script: 'apps/gateway/src/site-host/main.ts',
    takes: {},
    help: `Usage: npm run site-host

Serves the built sites before a server that is not our gateway, to which it passes their calls on. See docs/own-platform.md.
It needs no database; "npm run build" makes the sites.

Settings, by environment variable:
  PLATFORM_URL         address of the server that answers the calls, such as https://server.example
  HOST, PORT           where it listens (localhost, 4000; with NODE_ENV=production 0.0.0.0)
  DIST_DIR             the built sites (dist of this folder)
  DRAIN_MS             how long it serves on after /readyz said no (5000 with NODE_ENV=production, else 0)
  IMAGE_ORIGINS        origins of pictures that pages may show, by comma
  FRAME_ORIGINS        origins of games that pages may show, by comma
  REQUESTS_PER_MINUTE  calls and pages a minute of one address (3000)
  TRUST_PROXY          whose X-Forwarded-* headers are believed: false, true, or addresses by comma (false)
  NODE_ENV             with "production" the names of this machine show no brand of their own`,
  },
  operator: {
    script: 'apps/gateway/src/operator/main.ts',
    help: `Usage: npm run operator -- <command> [word …]

Changes what the gateway offers (its catalogue of games, what merchants pin, the state of vendors), adds the first operator
and checks the trail of operators. Without a command it lists them. With the embedded database, stop the gateway first.

Settings, by environment variable:
  DATA_DIR      folder of the embedded database (.data)
  DATABASE_URL  a PostgreSQL database instead of the embedded one
  DIST_DIR      the built sites, whose brands are the merchants (dist)`,
  },
  // Prints its own help, which is made from the operators' calls.
  ops: { script: 'tooling/ops-cli/src/main.ts' },
  generate: {
    script: 'tooling/generators/src/main.ts',
    takes: { needs: ['kind', 'name'], options: { package: text, 'new-folder': { type: 'boolean' } } },
    help: `Usage: npm run generate -- package <name>
       npm run generate -- component <folder>/<name> [--package <package>] [--new-folder]

Writes the files of a package under packages/, which may import nothing until its imports are listed in
tooling/boundaries.json; or of a component with its story, its page of rules and its test, such as fields/date-field, and exports it.

Options:
  --package <package>  the package that gets the component (ui-kit)
  --new-folder         makes the component's folder, where the package does not have it`,
  },
  ...BRAND_COMMANDS,
  'lint:root': rootTask('lint', 'lint:root', 'Lints what belongs to no package: the brands and the files of the root.'),
  'types:root': rootTask('types', 'types:root', 'Checks the types of what belongs to no package: the brands and the files of the root.'),
  'test:boundaries': rootTask('boundaries', 'test:boundaries', 'Checks the rules that hold over the whole tree.'),
  'test:brands': rootTask('brands', 'test:brands', 'Runs brand:check on every brand.'),
  changeset: { script: 'node_modules/@changesets/cli/bin.js' },
  'packages:pack': {
    script: 'tooling/release/src/packages/main.ts',
    takes: { options: { out: text } },
    help: `Usage: npm run packages:pack -- [--out <folder>]

Builds the packages that other repositories may install to JavaScript with types, and packs each as a tarball, which
"npm install <file>" takes there. See docs/releasing.md and docs/example-portal.

Options:
  --out <folder>  where the tarballs go (release/packages); earlier ones there are removed`,
  },
  package: {
    script: 'tooling/release/src/archive/main.ts',
    takes: { options: { out: text, previous: text, uncommitted: { type: 'boolean' } } },
    help: `Usage: npm run package -- [options]

Makes one archive of the commit at hand: the server with its migrations, every brand's site and all libraries, which a machine with
Node 24 and PostgreSQL runs as it is. The same commit gives the same bytes. Refuses a working tree with changes. It builds
everything from nothing, which takes minutes and some gigabytes of the folder for temporary files.

Options:
  --out <folder>       where livery-<version>-<platform>.tar.gz and its hash go (release)
  --previous <folder>  the folder dist of the release before, such as that of its unpacked archive: pages that are open in
                       browsers go on fetching its files
  --uncommitted        packs the working tree as it is, for a trial`,
  },
  'release:version': {
    script: 'tooling/release/src/changelog/main.ts',
    takes: { options: { summary: text, date: text } },
    help: `Usage: npm run release:version -- [options]

Turns the pending changesets into a version: the same in every package.json, with what is new in CHANGELOG.md. A version that
was prepared before and is not tagged yet takes them in, so it may be run again. Commits and tags nothing.

Options:
  --summary <text>  what the release is about, above its lists; without it that of an earlier run stays. Another one takes its place,
                    and the former is printed
  --date <date>     the day of the release, such as 2026-11-30 (today)`,
  },
};

/** What `node tooling/bootstrap.mjs` alone, or with an unknown command, prints. */
export const USAGE = `Usage: npm run <command> -- [options]

Commands: ${Object.keys(COMMANDS).join(', ')}

"npm run <command> -- --help" prints the options of each.`;
