import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadDatabaseUrl } from '../database-url';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** The template's name follows the migrations' content, so a changed migration makes a new one. */
export function templateDatabase(): { adminUrl: string; template: string } {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder).sort()) {
    hash.update(readFileSync(`${migrationsFolder}/${file}`));
  }
  return {
    adminUrl: loadDatabaseUrl(process.env),
    template: `nocturne_template_${hash.digest('hex').slice(0, 12)}`,
  };
}
