import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);

/** Where ages are checked. */
export const ageChecksSettings = defineSettings({
  /**
   * Where more than a word is asked before somebody talks: ISO 3166-1 alpha-2; nowhere if empty.
   */
  age_check_countries: z.array(country).default([]),
});
