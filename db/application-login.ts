import pg from 'pg';
import type { Knex } from 'knex';

/** SQLSTATEs of a sign-in that is refused: a role unknown, a password that is wrong. */
const refusedSignIns = ['28000', '28P01'];

/**
 * Makes the login that an address names, as the owner: it acts as a member of `nocturne_app` and
 * may nothing else. A login that can sign in already keeps its password; one that cannot is given
 * the address's. Answers whether the address names another login than the owner's own.
 */
export async function ensureApplicationLogin(owner: Knex, url: string): Promise<boolean> {
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
  const { rows: members } = await owner.raw<{ rows: { is_member: boolean }[] }>(
    `select pg_has_role(?, 'nocturne_app', 'usage') as is_member`,
    [login],
  );
  if (!members[0]?.is_member) await owner.raw('grant nocturne_app to ??', [login]);
  return true;
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
