import * as z from 'zod';
import { helpLineSchema } from './crisis-lines';
import type { SettingsOf } from '../../shared/define-settings';
import type { chatSettings } from '../settings';

/** Whom a referral card sends to: stored with the card, so that it stays what the person was told. */
export const crisisReferralSchema = z.object({
  /** Whose lines they are (ISO 3166-1 alpha-2); null where nobody can say where the person is. */
  country: z.string().nullable(),
  emergency: z.array(z.string()),
  lines: z.array(helpLineSchema),
  international: z.array(helpLineSchema),
});
export type CrisisReferral = z.infer<typeof crisisReferralSchema>;

/** The subtype of a card among a character's messages. */
export const crisisSubtype = 'crisis_referral';

/** Where somebody is and what they read, for the lines of help. */
export interface Whereabouts {
  /** ISO 3166-1 alpha-2, if anybody can say. */
  country: string | null;
  /** BCP 47. */
  language: string | null;
}

/** The lines of help where somebody is; the international ones stand beside them in any case. */
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

/** The likeliest country of a language; none of English, which half the world's browsers ask for. */
function countryOfLanguage(tag: string | null): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag ?? 'en').maximize();
    return language === 'en' ? undefined : region;
  } catch {
    return undefined;
  }
}
