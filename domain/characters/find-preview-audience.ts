import type { Knex } from 'knex';
import type { PreviewAudience } from '../media/previews';
import { readSettings } from '../settings/read-settings';
import { productSettings } from '../settings/settings';

/** Whether the theme in use keeps promotional previews for test users, and whether this is one. */
export async function findPreviewAudience(
  db: Knex,
  userId: string | null,
): Promise<PreviewAudience> {
  const { theme, themes } = await readSettings(db, productSettings);
  const isTestTheme = themes[theme].is_test;
  if (!isTestTheme || userId === null) return { isTestTheme, isTestUser: false };
  const user = await db('accounts')
    .where({ id: userId })
    .first<{ is_test: boolean } | undefined>('is_test');
  return { isTestTheme, isTestUser: user?.is_test ?? false };
}
