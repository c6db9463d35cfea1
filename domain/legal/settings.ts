import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** A country code (ISO 3166-1 alpha-2). */
const country = z.string().regex(/^[A-Z]{2}$/);

/** The operator of the site, as shown in the footer and on the legal pages. Empty values are left out. */
export const legalSettings = defineSettings({
  operator_legal_name: z
    .string()
    .default('')
    .describe(
      'Legal name of the operator, in the footer and the legal documents; left out if empty.',
    ),
  operator_company_id: z
    .string()
    .default('')
    .describe('Number of the operator in the register of companies; left out if empty.'),
  operator_tax_id: z
    .string()
    .default('')
    .describe('VAT number of the operator, on invoices; left out if empty.'),
  operator_address: z
    .string()
    .default('')
    .describe('Registered address of the operator; left out if empty.'),
  operator_email: z
    .union([z.email(), z.literal('')])
    .default('')
    .describe('Public mail address of the operator; left out if empty.'),
  security_contact: z
    .union([z.email(), z.url({ protocol: /^https$/ }), z.literal('')])
    .default('')
    .describe(
      'Mail address or https address for reports of weaknesses, in security.txt; the contact page if empty.',
    ),
  security_contact_days: z
    .number()
    .int()
    .positive()
    .max(365)
    .default(180)
    .describe(
      'Days for which security.txt is valid after it is served; less than a year (RFC 9116).',
    ),
  supported_until: z.iso
    .date()
    .default('2031-12-31')
    .describe(
      'Date (yyyy-mm-dd) until which security updates are provided at least, shown on the security page.',
    ),
  operator_country: country
    .default('IE')
    .describe('Country (ISO 3166-1 alpha-2) whose law governs the terms.'),
});
