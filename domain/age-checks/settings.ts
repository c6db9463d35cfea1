import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);

/** The countries in which ages are checked. */
export const ageChecksSettings = defineSettings({
  age_check_countries: z
    .array(country)
    .default([])
    .describe(
      'Countries (ISO 3166-1 alpha-2) that require an age check before a chat, not only a statement of age; none if empty.',
    ),
});
