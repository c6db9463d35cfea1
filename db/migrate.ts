import { ensureApplicationLogin } from './application-login';
import { loadDatabaseUrl, loadMigrationUrl } from './database-url';
import { connect } from './connection';
import { longLimits } from './connection-limits';
import { migrationSource } from './migrations/index';

const db = connect({ url: loadMigrationUrl(process.env), pool: 2, limits: longLimits });
try {
  const [, names] = (await db.migrate.latest({ migrationSource })) as [number, string[]];
  process.stdout.write(
    names.length ? `migrated ${names.length}: ${names.join(', ')}\n` : 'nothing to migrate\n',
  );
  if (process.env['DATABASE_URL'] && process.env['MIGRATION_DATABASE_URL']) {
    const isApart = await ensureApplicationLogin(db, loadDatabaseUrl(process.env));
    if (isApart) process.stdout.write('the application’s login is ready\n');
  }
} finally {
  await db.destroy();
}
