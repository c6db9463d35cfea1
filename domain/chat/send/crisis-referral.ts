import * as z from 'zod';
import { helpLineSchema } from './crisis-lines';
import type { SettingsOf } from '../../shared/define-settings';
import type { chatSettings } from '../settings';

/** The contacts of a crisis card. They are stored with the card, so that it stays as the person saw it. */
export const crisisReferralSchema = z.object({
  /** The country of the lines (ISO 3166-1 alpha-2); null if the person's country cannot be determined. */
  country: z.string().nullable(),
  emergency: z.array(z.string()),
  lines: z.array(helpLineSchema),
  international: z.array(helpLineSchema),
});
export type CrisisReferral = z.infer<typeof crisisReferralSchema>;

/** The subtype of a crisis card among a character's messages. */
export const crisisSubtype = 'crisis_referral';

/** A person's country and language, which determine the help lines. */
export interface Whereabouts {
  /** ISO 3166-1 alpha-2, if it can be determined. */
  country: string | null;
  /** A BCP 47 language. */
  language: string | null;
}

/** Returns the help lines of a person's country, always with the international ones. */
export function referTo(
  settings: Pick<
    SettingsOf<typeof chatSettings>,
    'crisis_lines' | 'crisis_lines_international' | 'emergency_numbers'
  >,
  whereabouts: Whereabouts,
): CrisisReferral {
  const country = whereabouts.country ?? countryOfLanguage(whereabouts.language) ?? null;
  const { crisis_lines, crisis_lines_international: international, emergency_numbers } = settings;
  const lines = country ? (crisis_lines[country] ?? []) : [];
  const emergency = (country && emergency_numbers[country]) || emergency_numbers.default;
  return { country: lines.length > 0 ? country : null, emergency, lines, international };
}

/**
 * Returns the likeliest country of a language; undefined for English, which is the language of half
 * the world's browsers.
 */
function countryOfLanguage(tag: string | null): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag ?? 'en').maximize();
    return language === 'en' ? undefined : region;
  } catch {
    return undefined;
  }
}
