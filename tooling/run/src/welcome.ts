import type { Fleet } from './fleet.ts';
import { leftOutText } from './left-out.ts';
import type { Settings } from './settings.ts';

/** What the person at the keyboard wants to know once the servers answer. */
export function welcome(fleet: Fleet, settings: Settings): string {
  const { port, vendorPort, dataDir } = settings;
  const width = Math.max(...fleet.brands.map(({ id }) => id.length), 'demo vendor'.length) + 2;
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
    row('outbox', `http://localhost:${port}/__dev/outbox  (messages that would go out by SMS or e-mail)`),
    row('API', `http://localhost:${port}/docs`),
    '',
    '  Demo accounts on every brand: demo_member (player), demo_agent (agent); password Livery-2026.',
    `  The data stays in ${dataDir}; the servers write to ${dataDir}/logs. Ctrl+C stops them.`,
    '',
    ...(fleet.leftOut.length === 0 ? [] : [leftOutText(fleet), '']),
  ].join('\n');
}
