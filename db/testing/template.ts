import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WITH_COLLATION } from '~/scripts/provision/collation.mjs';
import { loadDatabaseUrl } from '../database-url';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
/** Other files that the template is made by. */
const rights = ['../rights.ts', '../apply-rights.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** The template's name follows the content of what it is made by, so a changed migration makes a new one. */
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
