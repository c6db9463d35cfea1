import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);

/** The countries in which ages are checked. */
export const ageChecksSettings = defineSettings({
  /**
   * Countries that require more than a statement of age before a chat: ISO 3166-1 alpha-2; none if empty.
   */
  age_check_countries: z.array(country).default([]),
});
