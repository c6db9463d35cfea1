import type { Knex } from 'knex';
import * as z from 'zod';
import type { NotificationPreferencesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import { rhythms } from './next-digest';
import type { QuietHours } from './quiet-hours';

const choice = (product: boolean, push: boolean, desktop: boolean) =>
  z
    .object({
      product: z.boolean().default(product),
      push: z.boolean().default(push),
      desktop: z.boolean().default(desktop),
      mail: z.boolean().default(false),
    })
    .prefault({});

/** The channels of each group with their defaults. Offers are off by default. */
export const choicesSchema = z.object({
  messages: choice(true, true, true),
  publications: choice(true, false, false),
  offers: choice(false, false, false),
});

const minute = z.number().int().min(0).max(1439);

const preferencesSchema = z.object({
  choices: choicesSchema,
  /** True when a locked screen shows no names and no quotes. */
  isDiscreet: z.boolean(),
  /** False when the person wants no quiet hours. */
  hasQuietHours: z.boolean(),
  quietHours: z.object({ from: minute, until: minute }) satisfies z.ZodType<QuietHours>,
  digest: z.enum(rhythms),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The default preferences. */
const fromTheStart: Preferences = {
  choices: choicesSchema.parse({}),
  isDiscreet: true,
  hasQuietHours: true,
  quietHours: { from: 23 * 60, until: 8 * 60 },
  digest: 'daily',
};

type PreferencesColumns = Pick<
  NotificationPreferencesRow,
  'is_discreet' | 'has_quiet_hours' | 'quiet_from' | 'quiet_until' | 'digest'
> & { choices: Record<string, unknown> };

/** Returns a person's preferences: channels, quiet hours and digest. */
export async function getPreferences(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<Preferences> {
  return findPreferences(db, userId);
}

/** Returns the same, also within a transaction. */
export async function findPreferences(db: Knex, userId: string): Promise<Preferences> {
  const query = db('notification_preferences')
    .where({ user_id: userId })
    .select('choices', 'is_discreet', 'has_quiet_hours', 'quiet_from', 'quiet_until', 'digest');
  const [row] = await readTogether<PreferencesColumns>(db, query, {});
  if (!row) return fromTheStart;
  return preferencesSchema.parse({
    choices: row.choices,
    isDiscreet: row.is_discreet,
    hasQuietHours: row.has_quiet_hours,
    quietHours: { from: row.quiet_from, until: row.quiet_until },
    digest: row.digest,
  });
}
