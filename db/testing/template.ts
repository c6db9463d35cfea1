import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WITH_COLLATION } from '~/scripts/provision/collation.mjs';
import { loadDatabaseUrl } from '../database-url';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
/** Other files that determine the template. */
const rights = ['../rights.ts', '../apply-rights.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/**
 * Returns the template's name. The name depends on the content of its source files, so a changed
 * migration creates a new template.
 */
export function templateDatabase(): { adminUrl: string; template: string } {
  const hash = createHash('sha256').update(WITH_COLLATION);
  const migrations = readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
  for (const file of [...migrations.map((name) => `${migrationsFolder}/${name}`), ...rights]) {
    hash.update(readFileSync(file));
  }
  return {
    adminUrl: loadDatabaseUrl(process.env),
    template: `nocturne_template_${hash.digest('hex').slice(0, 12)}`,
  };
}
