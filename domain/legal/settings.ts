import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** A country code (ISO 3166-1 alpha-2). */
const country = z.string().regex(/^[A-Z]{2}$/);

/** The operator of the site, as shown in the footer and on the legal pages. Empty values are left out. */
export const legalSettings = defineSettings({
  operator_legal_name: z.string().default(''),
  operator_company_id: z.string().default(''),
  operator_address: z.string().default(''),
  operator_email: z.union([z.email(), z.literal('')]).default(''),
  /** The mail address or page for reports of security weaknesses. When empty, the contact page is used. */
  security_contact: z.union([z.email(), z.url({ protocol: /^https$/ }), z.literal('')]).default(''),
  /** The days for which `security.txt` is valid after it is served; less than a year (RFC 9116). */
  security_contact_days: z.number().int().positive().max(365).default(180),
  /** The date until which security updates are provided at least (yyyy-mm-dd). */
  supported_until: z.iso.date().default('2031-12-31'),
  /** The country whose law governs the terms (ISO 3166-1 alpha-2). */
  operator_country: country.default('IE'),
});
