import { loadDatabaseUrl } from './database-url';
import { connect } from './connection';
import { migrationSource } from './migrations/index';

const db = connect({ url: loadDatabaseUrl(process.env), pool: 2 });
try {
  const [, names] = (await db.migrate.latest({ migrationSource })) as [number, string[]];
  process.stdout.write(
    names.length ? `migrated ${names.length}: ${names.join(', ')}\n` : 'nothing to migrate\n',
  );
} finally {
  await db.destroy();
}
