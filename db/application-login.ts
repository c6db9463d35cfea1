import pg from 'pg';
import type { Knex } from 'knex';
import { groupOf, loginKinds } from './rights';

/** The SQLSTATEs of a refused sign-in: an unknown role or a wrong password. */
const refusedSignIns = ['28000', '28P01'];

/** The group with the rights of all processes and commands together. */
export const wholeApplication = 'nocturne_app';

/**
 * Creates the login in an address, as the owner. It is a member of one group and has no other rights; it is
 * removed from other groups of the application. A login that can already sign in keeps its password,
 * otherwise it gets the one in the address. Returns false if the address names the owner's own login.
 */
export async function ensureLogin(owner: Knex, url: string, group: string): Promise<boolean> {
  const { username, password } = new URL(url);
  const login = decodeURIComponent(username);
  const { rows } = await owner.raw<{ rows: { is_own: boolean; is_known: boolean }[] }>(
    `select session_user = :login as is_own,
            exists (select from pg_roles where rolname = :login) as is_known`,
    { login },
  );
  if (rows[0]?.is_own) return false;
  if (!rows[0]?.is_known || !(await canSignIn(url))) {
    const secret = pg.escapeLiteral(decodeURIComponent(password));
    await owner.raw(
      `${rows[0]?.is_known ? 'alter' : 'create'} role ?? login inherit nosuperuser nocreatedb
         nocreaterole noreplication nobypassrls password ${secret.replaceAll('?', '\\?')}`,
      [login],
    );
  }
  await joinGroup(owner, login, group);
  return true;
}

async function joinGroup(owner: Knex, login: string, group: string): Promise<void> {
  const groups = [wholeApplication, ...loginKinds.map(groupOf)];
  const { rows } = await owner.raw<{ rows: { name: string }[] }>(
    `select of.rolname as name from pg_auth_members membership
       join pg_roles of on of.oid = membership.roleid
       join pg_roles member on member.oid = membership.member
      where member.rolname = :login and of.rolname = any (:groups)`,
    { login, groups },
  );
  const joined = rows.map(({ name }) => name);
  if (!joined.includes(group)) await owner.raw('grant ?? to ??', [group, login]);
  for (const other of joined.filter((name) => name !== group)) {
    await owner.raw('revoke ?? from ??', [other, login]);
  }
}

async function canSignIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isRefusedSignIn(error)) return false;
    throw error;
  } finally {
    await client.end();
  }
}

const isRefusedSignIn = (error: unknown) =>
  error instanceof pg.DatabaseError && refusedSignIns.includes(error.code ?? '');
