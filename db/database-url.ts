import * as z from 'zod';
import { withDatabaseCa } from '~/config/tls';
import { loginKinds, type LoginKind } from './rights';

const addressSchema = z.url({ protocol: /^postgres(ql)?$/ });

function readAddress(env: Record<string, string | undefined>, name: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const parsed = addressSchema.safeParse(value);
  if (!parsed.success) throw new Error(`${name} is no PostgreSQL address`);
  return withDatabaseCa(parsed.data, env['DATABASE_CA']);
}

/** Returns the application's database address, for tools that need no other configuration. */
export function loadDatabaseUrl(env: Record<string, string | undefined>): string {
  const url = readAddress(env, 'DATABASE_URL');
  if (!url) throw new Error('DATABASE_URL is missing');
  return url;
}

/**
 * Returns the addresses of the logins that migrations create: WEB_DATABASE_URL and so on, one for each
 * kind, and DATABASE_URL for a login with the rights of all kinds, if there is one.
 */
export function loadLoginUrls(
  env: Record<string, string | undefined>,
): { kind: LoginKind | 'all'; url: string }[] {
  const ofKinds = loginKinds.map((kind) => ({
    kind,
    url: readAddress(env, `${kind.toUpperCase()}_DATABASE_URL`),
  }));
  const apart = ofKinds.flatMap(({ kind, url }) => (url === undefined ? [] : [{ kind, url }]));
  const whole = readAddress(env, 'DATABASE_URL');
  const isApart = apart.some(({ url }) => url === whole);
  return whole === undefined || isApart ? apart : [...apart, { kind: 'all', url: whole }];
}

/** Returns the owner's address: MIGRATION_DATABASE_URL, or DATABASE_URL if one login does everything. */
export function loadMigrationUrl(env: Record<string, string | undefined>): string {
  return readAddress(env, 'MIGRATION_DATABASE_URL') ?? loadDatabaseUrl(env);
}
