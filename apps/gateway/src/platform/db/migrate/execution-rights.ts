import { DatabaseRefusal } from '../errors.ts';
import type { Queries } from '../open.ts';
import { run, SERVING_ROLE } from './run.ts';

/**
 * PostgreSQL lets everyone who can connect execute a new function. Takes that right away from all our functions, those of later
 * migrations included, and gives it to the role that serves; not for `internal` functions, which only functions call.
 */
export async function grantExecution(tx: Queries, internal: readonly string[]): Promise<void> {
  await run(tx, 'alter default privileges revoke execute on functions from public');
  const wrong = await run<{ signature: string; internal: boolean }>(
    tx,
    `select oid::regprocedure::text as signature, proname = any($1::text[]) as internal from pg_proc
     where pronamespace = current_schema()::regnamespace and proowner = current_user::regrole and prokind = 'f'
       and (has_function_privilege('public', oid, 'execute')
         or exists (select from aclexplode(proacl) acl where acl.grantee = $2::regrole and acl.privilege_type = 'EXECUTE') <> (proname <> all($1::text[])))`,
    internal,
    SERVING_ROLE,
  );
  for (const { signature, internal: isInternal } of wrong) {
    await run(tx, `revoke execute on function ${signature} from public, ${SERVING_ROLE}`);
    if (!isInternal) await run(tx, `grant execute on function ${signature} to ${SERVING_ROLE}`);
  }
}

/**
 * The role that serves must be there before anything is granted to it.
 * @throws where it is missing and the login may not create it
 */
export async function requireServingRole(on: Queries): Promise<void> {
  if ((await run(on, 'select from pg_roles where rolname = $1', SERVING_ROLE)).length > 0) return;
  try {
    // A role belongs to the whole server: whoever migrates another of its databases may create it meanwhile.
    await run(on, `do $$ begin create role ${SERVING_ROLE} nologin; exception when duplicate_object or unique_violation then null; end $$`);
  } catch (error) {
    throw new DatabaseRefusal(
      `The role ${SERVING_ROLE} does not exist, and this login may not create it (${error instanceof Error ? error.message : String(error)}). ` +
        `Let an administrator of the server run: create role ${SERVING_ROLE} nologin`,
      { cause: error },
    );
  }
}
