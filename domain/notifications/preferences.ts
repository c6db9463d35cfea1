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

/** What reaches somebody by which way, and how it is from the start: offers nobody gets unasked. */
export const choicesSchema = z.object({
  messages: choice(true, true, true),
  publications: choice(true, false, false),
  offers: choice(false, false, false),
});

const minute = z.number().int().min(0).max(1439);

const preferencesSchema = z.object({
  choices: choicesSchema,
  /** Nothing on a locked screen names anybody or quotes them. */
  isDiscreet: z.boolean(),
  /** Null for whoever wants none. */
  hasQuietHours: z.boolean(),
  quietHours: z.object({ from: minute, until: minute }) satisfies z.ZodType<QuietHours>,
  digest: z.enum(rhythms),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** As it is for whoever has chosen nothing. */
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

/** What reaches somebody, how, and when. */
export async function getPreferences(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<Preferences> {
  return findPreferences(db, userId);
}

/** The same over a transaction. */
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
