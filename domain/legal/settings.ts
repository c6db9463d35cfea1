import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);

/** Who runs the site, as its footer and its legal pages say; left out where empty. */
export const legalSettings = defineSettings({
  operator_legal_name: z.string().default(''),
  operator_company_id: z.string().default(''),
  operator_address: z.string().default(''),
  operator_email: z.union([z.email(), z.literal('')]).default(''),
  /** Whose law the terms are under: ISO 3166-1 alpha-2. */
  operator_country: country.default('IE'),
});
