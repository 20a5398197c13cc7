import type { Fleet } from '../sites/fleet.ts';
import { leftOutText } from '../sites/left-out.ts';
import { devEndpoints } from './settings.ts';
import type { Settings } from './settings.ts';

/** Where the data is, without the user and the password of a database's address. */
function dataPlace({ dataDir, databaseUrl }: Settings): string {
  if (databaseUrl === undefined) return `The data stays in ${dataDir}`;
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  return `The data is in PostgreSQL${url === undefined ? '' : ` (${url.host}${url.pathname})`}, pictures in ${dataDir}`;
}

/** The text shown once the servers answer: addresses, demo accounts, and where the data is. */
export function welcome(fleet: Fleet, settings: Settings): string {
  const { port, vendorPort, paymentsPort, dataDir } = settings;
  const width = Math.max(...fleet.brands.map(({ id }) => id.length), 'demo payments'.length) + 2;
  const row = (name: string, address: string): string => `  ${name.padEnd(width)}${address}`;
  const sites = fleet.brands.map(({ id }, index) =>
    row(id, index === 0 ? `http://localhost:${port}  (also http://${id}.localhost:${port})` : `http://${id}.localhost:${port}`),
  );
  return [
    '',
    'Livery is up.',
    '',
    ...sites,
    row('demo vendor', `http://localhost:${vendorPort}`),
    row('demo payments', `http://localhost:${paymentsPort}`),
    ...(devEndpoints()
      ? [
          row('outbox', `http://localhost:${port}/__dev/outbox  (messages that would go out by SMS or e-mail)`),
          row('merchant', `http://localhost:${port}/__dev/merchant  (close a site for maintenance or for a region)`),
        ]
      : []),
    row('API', `http://localhost:${port}/docs`),
    '',
    '  Demo accounts on every brand: demo_member (player), demo_agent (agent); password Livery-2026.',
    `  ${dataPlace(settings)}; the servers write to ${dataDir}/logs. Ctrl+C stops them.`,
    '',
    ...(fleet.leftOut.length === 0 ? [] : [leftOutText(fleet), '']),
  ].join('\n');
}
