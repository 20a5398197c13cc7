import type { Connection, ConnectionSource } from './connection.ts';

/** Which database role statements run as. */
export interface RoleSwitch {
  /** Runs every later statement as `role`; undefined returns to the role that logged in. */
  assume(role: string | undefined): void;
}

/** A {@link RoleSwitch} that watches over the sessions of a source. */
export interface RoleSwitchingSource extends RoleSwitch {
  around(source: ConnectionSource): ConnectionSource;
}

/** Keeps each session's role in step with the wanted one: one statement per connection, at its next use. */
export function createRoleSwitch(): RoleSwitchingSource {
  let wanted: string | undefined;
  const current = new WeakMap<Connection, string>();
  return {
    assume(role) {
      if (role !== undefined && !/^[a-z_]+$/.test(role)) throw new RangeError(`Not a role name: ${role}`);
      wanted = role;
    },
    around: (source) => ({
      ...source,
      async acquire() {
        const session = await source.acquire();
        if (current.get(session) === wanted) return session;
        try {
          await session.run(wanted === undefined ? 'reset role' : `set role ${wanted}`, []);
        } catch (error) {
          source.release(session, true);
          throw error;
        }
        if (wanted === undefined) current.delete(session);
        else current.set(session, wanted);
        return session;
      },
    }),
  };
}
