import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from '@livery/gateway/test-support';
import pg from 'pg';
import { blockOf } from './document.ts';
import type { Machine } from './machine.ts';

/** What stands for each `<password>` of the document. */
export const PASSWORD = 'a-password';

const SECTION = 'Install without Docker';
/** As Debian's packages have it for who comes by a port; the administrator of the tests alone needs none. */
const RULES = ['local all all trust', 'host all postgres 127.0.0.1/32 trust', 'host replication postgres 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 scram-sha-256', ''];

/** Lets a cluster ask each login for its password, as PostgreSQL does unless it is told otherwise. */
export async function askForPasswords({ folder, url }: Cluster): Promise<void> {
  writeFileSync(join(folder, 'data/pg_hba.conf'), RULES.join('\n'));
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Types a script at `psql`, with what it asks for after each `\password`; no terminal is there that it could ask at instead. */
function atPsql({ url }: Cluster, database: string, script: string): string {
  const { hostname, port, username } = new URL(url);
  const typed = script.replaceAll(/^\\password .*$/gm, (line) => `${line}\n${PASSWORD}\n${PASSWORD}`);
  return `setsid --wait psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --host ${hostname} --port ${port} --username ${username} --dbname ${database} <<'SQL'\n${typed}\nSQL`;
}

/** Makes the owner and the login that serves, and migrates, all by the commands of the document. The release is at `/opt/livery/current`. */
export async function makeLogins(machine: Machine, cluster: Cluster): Promise<void> {
  await machine.run(atPsql(cluster, 'postgres', blockOf(SECTION, 'create role livery_owner')));
  const printed = await machine.run(blockOf(SECTION, 'npm run gateway -- login'), join(machine.root, 'opt/livery/current'));
  const script = printed.split('\n').filter((line) => /^(?:create|grant|alter) /.test(line));
  const [then = ''] = script.flatMap((line) => /\\password \w+$/.exec(line) ?? []);
  await machine.run(atPsql(cluster, 'livery', [...script, then].join('\n')));
}
