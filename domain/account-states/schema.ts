import * as z from 'zod';

export const accountStateSchema = z.enum([
  'active',
  'warned',
  'suspended',
  'under_age_review',
  'terminated',
  'closing',
  'deleted',
]);

export type AccountState = z.infer<typeof accountStateSchema>;
