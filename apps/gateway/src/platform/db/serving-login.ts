import { sql } from 'kysely';
import { SERVING_ROLE } from './migrate/run.ts';
import type { Queries } from './open.ts';
import type { DatabaseTimeouts } from './timeouts.ts';

/** Tables that only functions write: the ledger, and the trail of operators. */
const LEDGER = ['account', 'journal', 'transfer', 'hold', 'hold_resolution', 'operator_trail', 'operator_trail_head'];

interface Rights {
  readonly login: string;
  readonly superuser: boolean;
  /** It can give itself roles, on PostgreSQL 15 every role that is no superuser. */
  readonly makes_roles: boolean;
  /** Tables or functions whose owner it is, or is a member of. */
  readonly owns: boolean;
  readonly role_exists: boolean;
  readonly member: boolean;
  /** It has the role's rights without changing to it. */
  readonly inherits: boolean;
  readonly rewrites: readonly string[];
  readonly unreadable: readonly string[];
  readonly uncallable: readonly string[];
  readonly called_by_all: readonly string[];
}

/**
 * Rights as PostgreSQL itself judges them, so membership by any path counts. 'member' is membership of whatever kind, 'usage' that the
 * rights hold without `set role`: from PostgreSQL 16 on a membership may come without it, before that the login's INHERIT decides.
 */
async function readRights(on: Queries): Promise<Rights> {
  const { rows } = await sql<Rights>`
    with relation as (
      select oid, relname::text as name, relowner as owner from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
    ), routine as (
      select oid, proname::text as name, proowner as owner,
        exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) acl where acl.grantee = 0) as for_all
      from pg_proc where pronamespace = 'public'::regnamespace
    ), serving as (select to_regrole(${SERVING_ROLE}) as role)
    select current_user::text as login, me.rolsuper as superuser, me.rolcreaterole as makes_roles,
      exists (select from (select owner from relation union select owner from routine) owners where pg_has_role(current_user, owner, 'member')) as owns,
      serving.role is not null as role_exists,
      coalesce(pg_has_role(current_user, serving.role, 'member'), false) as member,
      coalesce(pg_has_role(current_user, serving.role, 'usage'), false) as inherits,
      array(select name from relation where name = any(${LEDGER}::text[])
        and (has_table_privilege(oid, 'insert, update, delete, truncate, trigger') or has_any_column_privilege(oid, 'insert, update')) order by name) as rewrites,
      array(select name from relation where not has_table_privilege(oid, 'select') order by name) as unreadable,
      array(select name from routine where not has_function_privilege(oid, 'execute') and serving.role is not null
        and has_function_privilege(serving.role, oid, 'execute') order by name) as uncallable,
      array(select name from routine where for_all order by name) as called_by_all
    from serving, pg_roles me where me.rolname = current_user`.execute(on);
  const [rights] = rows;
  if (rights === undefined) throw new Error('The login has no row in pg_roles.');
  return rights;
}

const some = (names: readonly string[]): string => (names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '));

/** What is wrong with the rights of the login that serves, each as a sentence that says what to do; empty where all is well. */
export async function loginFaults(on: Queries): Promise<readonly string[]> {
  const rights = await readRights(on);
  const { login } = rights;
  const ask = `Serve with a login of its own: \`npm run gateway -- login <name>\` prints how to make one.`;
  if (rights.superuser) return [`The login "${login}" is a superuser, who can rewrite money. ${ask}`];
  const faults: string[] = [];
  if (rights.owns) faults.push(`The login "${login}" owns the tables, or is a member of who does, and can rewrite money. ${ask}`);
  else if (rights.rewrites.length > 0) faults.push(`The login "${login}" may write to ${some(rights.rewrites)}, which only functions write. Take that right away, also from the roles that it is a member of.`);
  if (rights.makes_roles) faults.push(`The login "${login}" has CREATEROLE and can give itself more rights. Run: alter role "${login}" nocreaterole`);
  if (!rights.role_exists) faults.push(`The role ${SERVING_ROLE} does not exist. Run \`npm run gateway -- migrate\`.`);
  else if (!rights.member) faults.push(`The login "${login}" is no member of ${SERVING_ROLE}. Run: grant ${SERVING_ROLE} to "${login}"`);
  else if (!rights.inherits) faults.push(`The login "${login}" is a member of ${SERVING_ROLE} without its rights. Run: alter role "${login}" inherit; from PostgreSQL 16 on: grant ${SERVING_ROLE} to "${login}" with inherit true`);
  else if (rights.unreadable.length + rights.uncallable.length > 0) {
    faults.push(`The login "${login}" lacks rights to ${some([...rights.unreadable, ...rights.uncallable])}: ${SERVING_ROLE} was made after them, or lost them. Grant them again.`);
  }
  if (rights.called_by_all.length > 0) faults.push(`Everyone who can connect may execute ${some(rights.called_by_all)}. Run \`npm run gateway -- migrate\`.`);
  return faults;
}

/** What the login is made for. */
export interface LoginScriptOptions {
  readonly login: string;
  readonly database: string;
  /** Major version of the server. */
  readonly version: number;
  readonly timeouts: DatabaseTimeouts;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * SQL, for an administrator to run, that makes the login which serves. The limits are the login's own as well: a pooler in transaction
 * mode passes no settings of a session on.
 */
export function loginScript({ login, database, version, timeouts }: LoginScriptOptions): string {
  const name = quoted(login);
  const here = `alter role ${name} in database ${quoted(database)} set`;
  return [
    `create role ${name} login inherit nocreaterole nocreatedb; -- then give it a password: \\password ${login}`,
    // Without SET it cannot change to the role, whose tables and defaults are not its own.
    `grant ${SERVING_ROLE} to ${name}${version >= 16 ? ' with inherit true, set false' : ''};`,
    `grant connect on database ${quoted(database)} to ${name};`,
    `${here} timezone = 'UTC';`,
    `${here} statement_timeout = ${timeouts.statementMs};`,
    `${here} lock_timeout = ${timeouts.lockMs};`,
    `${here} idle_in_transaction_session_timeout = ${timeouts.idleInTransactionMs};`,
    '',
  ].join('\n');
}
