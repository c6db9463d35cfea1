import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';
import { taxModes } from './decide-tax';

/** Whether we owe taxes of what we sell, and how much where. */
export const taxesSettings = defineSettings({
  /** 'none' where a merchant of record owes them, or nobody does. */
  tax_mode: z.enum(taxModes).default('none'),
  /** Fractions by country (ISO 3166-1 alpha-2), for where no tax service says better. */
  tax_rates: z.record(z.string().regex(/^[A-Z]{2}$/), z.number().min(0).max(0.5)).default({}),
});
