import type { Knex } from 'knex';
import { groupOf, loginKinds, readByRealtime, withheld, writtenByRealtime } from './rights';

interface Grant {
  /** The right in SQL: `select`, `update ("balance")`. */
  right: string;
  /** The object in SQL: `table "x"`, `sequence "x"`, `function x(int)`. */
  what: string;
  name: string;
}

/**
 * Grants the groups of logins their rights, as the owner: those of the application without those that their
 * process does not need. All previous rights are revoked. Creates missing groups; returns false if they are
 * missing and the owner may not create roles.
 */
export async function applyRights(owner: Knex): Promise<boolean> {
  if (!(await ensureGroups(owner))) return false;
  await withdrawFromEverybody(owner);
  const grants = await readGrants(owner);
  for (const kind of loginKinds) {
    const group = groupOf(kind);
    const given = kind === 'realtime' ? grantsOfRealtime(grants) : grantsOf(kind, grants);
    await owner.raw(
      [
        `revoke all on all tables in schema public from ${group}`,
        `revoke all on all sequences in schema public from ${group}`,
        `revoke all on all functions in schema public from ${group}`,
        `grant usage on schema public to ${group}`,
        ...given.map(({ right, what }) => `grant ${right} on ${what} to ${group}`),
      ]
        .join(';')
        .replaceAll('?', '\\?'),
    );
  }
  return true;
}

const grantsOfRealtime = (grants: readonly Grant[]): Grant[] => [
  ...grants.filter(
    ({ right, name }) => right === 'select' && readByRealtime.some((read) => read === name),
  ),
  ...writtenByRealtime.map(({ table, column }) => ({
    right: `update (${column})`,
    what: `table ${table}`,
    name: table,
  })),
];

function grantsOf(kind: keyof typeof withheld, grants: readonly Grant[]): Grant[] {
  const { rows, functions } = withheld[kind];
  return grants.filter(({ right, name }) => {
    if (right === 'execute') return !functions.includes(name);
    const writing = (['insert', 'update', 'delete'] as const).find((one) => right.startsWith(one));
    return writing === undefined || !rows[writing]?.includes(name);
  });
}

async function ensureGroups(owner: Knex): Promise<boolean> {
  const { rows } = await owner.raw<{ rows: { name: string }[] }>(
    `select rolname as name from pg_roles where rolname = any (?)`,
    [loginKinds.map(groupOf)],
  );
  const missing = loginKinds
    .map(groupOf)
    .filter((group) => !rows.some(({ name }) => name === group));
  if (missing.length === 0) return true;
  const { rows: rights } = await owner.raw<{ rows: { may: boolean }[] }>(
    'select rolcreaterole or rolsuper as may from pg_roles where rolname = current_user',
  );
  if (!rights[0]?.may) return false;
  for (const group of missing) await owner.raw('create role ?? nologin', [group]);
  return true;
}

/**
 * Revokes rights that PostgreSQL grants to all roles and that are not needed: temporary tables, and large
 * objects if the owner is a superuser (their functions belong to the server).
 */
async function withdrawFromEverybody(owner: Knex): Promise<void> {
  const { rows } = await owner.raw<{ rows: { database: string; is_superuser: boolean }[] }>(
    `select current_database() as database, rolsuper as is_superuser
       from pg_roles where rolname = current_user`,
  );
  await owner.raw('revoke temporary on database ?? from public', [rows[0]?.database ?? '']);
  if (!rows[0]?.is_superuser) return;
  const { rows: functions } = await owner.raw<{ rows: { name: string }[] }>(
    `select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'pg_catalog'::regnamespace
        and proname ~ '^(lo_|lowrite$|loread$)' and has_function_privilege('public', oid, 'execute')`,
  );
  if (functions.length === 0) return;
  const names = functions.map(({ name }) => name).join(', ');
  await owner.raw(`revoke execute on function ${names} from public`);
}

/** Returns the grants of the whole application, one per right. */
async function readGrants(owner: Knex): Promise<Grant[]> {
  const { rows } = await owner.raw<{ rows: Grant[] }>(
    `select lower(acl.privilege_type) as right, c.relname as name,
            case c.relkind when 'S' then 'sequence ' else 'table ' end || c.oid::regclass as what
       from pg_class c, aclexplode(c.relacl) acl
      where c.relnamespace = 'public'::regnamespace and acl.grantee = 'nocturne_app'::regrole
     union all
     select lower(acl.privilege_type) || ' (' || quote_ident(a.attname) || ')', c.relname,
            'table ' || c.oid::regclass
       from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) acl
      where c.relnamespace = 'public'::regnamespace and acl.grantee = 'nocturne_app'::regrole
     union all
     select 'execute', p.proname, 'function ' || p.oid::regprocedure
       from pg_proc p, aclexplode(p.proacl) acl
      where p.pronamespace = 'public'::regnamespace and acl.grantee = 'nocturne_app'::regrole`,
  );
  return rows;
}
