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
  /** Where weaknesses are told of: a mail address or a page; the page to contact where empty. */
  security_contact: z.union([z.email(), z.url({ protocol: /^https$/ }), z.literal('')]).default(''),
  /** How long the file that names it holds; less than a year (RFC 9116). */
  security_contact_days: z.number().int().positive().max(365).default(180),
  /** Until when there are updates of security at least (yyyy-mm-dd). */
  supported_until: z.iso.date().default('2031-12-31'),
  /** Whose law the terms are under: ISO 3166-1 alpha-2. */
  operator_country: country.default('IE'),
});
