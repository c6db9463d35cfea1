import { ensureLogin, wholeApplication } from './application-login';
import { applyRights } from './apply-rights';
import { collationAdvice, findOddCollation } from './collation';
import { loadLoginUrls, loadMigrationUrl } from './database-url';
import { connect } from './connection';
import { migrationLimits } from './connection-limits';
import { migrateDatabase } from './migrate-database';
import { groupOf } from './rights';

const say = (text: string) => void process.stdout.write(`${text}\n`);

const db = connect({ url: loadMigrationUrl(process.env), pool: 3, limits: migrationLimits });
try {
  await refuseOddCollation();
  const names = await migrateDatabase(db);
  say(names.length ? `migrated ${names.length}: ${names.join(', ')}` : 'nothing to migrate');
  if (process.env['MIGRATION_DATABASE_URL']) await prepareLogins();
} finally {
  await db.destroy();
}

/** Refuses a database whose collation production processes would not accept; only warns for a demo's. */
async function refuseOddCollation(): Promise<void> {
  const odd = await findOddCollation(db);
  if (odd.length === 0) return;
  const text = `${collationAdvice} (${odd.join(', ')})`;
  if (!['demo', 'test'].includes(process.env['DEPLOYMENT'] ?? '')) throw new Error(text);
  say(text);
}

/** Grants each login of the environment the rights of its kind. */
async function prepareLogins(): Promise<void> {
  const hasGroups = await applyRights(db);
  if (!hasGroups) say('the groups of logins are missing: see docs/operations.md, Logins');
  for (const { kind, url } of loadLoginUrls(process.env)) {
    if (kind !== 'all' && !hasGroups) continue;
    const isApart = await ensureLogin(db, url, kind === 'all' ? wholeApplication : groupOf(kind));
    if (isApart)
      say(kind === 'all' ? 'the application’s login is ready' : `the login of ${kind} is ready`);
  }
}
