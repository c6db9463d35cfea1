import type * as z from 'zod';
import type { DomainContext } from '../shared/context';
import type { experimentReportSchema } from './schema';

/** Stores the variant that a person was shown, once per experiment; the latest report counts. */
export async function reportExperiment(
  context: DomainContext,
  userId: string,
  { name, value }: z.infer<typeof experimentReportSchema>,
): Promise<void> {
  const now = context.now();
  await context
    .db('experiment_reports')
    .insert({ user_id: userId, name, value, first_at: now, updated_at: now })
    .onConflict(['user_id', 'name'])
    .merge(['value', 'updated_at']);
}
