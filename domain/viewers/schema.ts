import * as z from 'zod';

export const accountTypeSchema = z.enum(['User', 'CreatorUser', 'MasterCreatorUser']);

export type AccountType = z.infer<typeof accountTypeSchema>;
