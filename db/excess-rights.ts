import type { Knex } from 'knex';
import { wholeApplication } from './application-login';
import { groupOf, loginKinds, type LoginKind } from './rights';

interface RightsRow {
  is_superuser: boolean;
  can_make_roles: boolean;
  can_make_databases: boolean;
  passes_row_security: boolean;
  can_replicate: boolean;
  can_become_owner: boolean;
}

const meanings: Record<keyof RightsRow, string> = {
  is_superuser: 'is a superuser',
  can_make_roles: 'may make roles',
  can_make_databases: 'may make databases',
  passes_row_security: 'passes by row security',
  can_replicate: 'may replicate',
  can_become_owner: 'owns what is in the database, or can become who does',
};

/**
 * Returns the rights of this connection's login beyond those that the application needs, each as a reason
 * why a fault in the application could bypass what the database protects. Should be empty.
 */
export async function findExcessRights(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: RightsRow[] }>(
    `select rolsuper as is_superuser, rolcreaterole as can_make_roles,
            rolcreatedb as can_make_databases, rolbypassrls as passes_row_security,
            rolreplication as can_replicate,
            exists (
              select from pg_class c
               where c.relnamespace = 'public'::regnamespace
                 and pg_has_role(session_user, c.relowner, 'member')
              union all
              select from pg_proc p
               where p.pronamespace = 'public'::regnamespace
                 and pg_has_role(session_user, p.proowner, 'member')
              union all
              select from pg_database d
               where d.datname = current_database()
                 and pg_has_role(session_user, d.datdba, 'member')
            ) as can_become_owner
       from pg_roles where rolname = session_user`,
  );
  const [row] = rows;
  if (!row) throw new Error('the login of this connection has gone');
  return (Object.keys(meanings) as (keyof RightsRow)[])
    .filter((right) => row[right])
    .map((right) => meanings[right]);
}

/** Returns the groups of the application to which this login belongs, except the one of its process. */
export async function findForeignGroups(db: Knex, kind: LoginKind): Promise<string[]> {
  const groups = [wholeApplication, ...loginKinds.filter((one) => one !== kind).map(groupOf)];
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select rolname as name from pg_roles
      where rolname = any (?) and pg_has_role(session_user, oid, 'member') order by 1`,
    [groups],
  );
  return rows.map(({ name }) => name);
}
