import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { taxModes } from './decide-tax';

/** Settings of taxes on sales: whether we owe them, and the rate per country. */
export const taxesSettings = defineSettings({
  /** 'none' where a merchant of record owes the taxes, or no taxes are due. */
  tax_mode: z.enum(taxModes).default('none'),
  /** Fractions by country (ISO 3166-1 alpha-2), used where no tax service returns a rate. */
  tax_rates: z.record(z.string().regex(/^[A-Z]{2}$/), z.number().min(0).max(0.5)).default({}),
});
