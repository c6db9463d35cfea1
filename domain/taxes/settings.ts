import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { taxModes } from './decide-tax';

/** Settings of taxes on sales: whether we owe them, and the rate per country. */
export const taxesSettings = defineSettings({
  tax_mode: z
    .enum(taxModes)
    .default('none')
    .describe(
      'Taxes in prices: `none` if a merchant of record owes them or none are due, `inclusive` if prices include them, `exclusive` if checkout adds them.',
    ),
  tax_rates: z
    .record(z.string().regex(/^[A-Z]{2}$/), z.number().min(0).max(0.5))
    .default({})
    .describe(
      'Tax rates as fractions by country (ISO 3166-1 alpha-2): `{"DE": 0.19}`; used if no tax service (TAX_URL) returns a rate.',
    ),
});
