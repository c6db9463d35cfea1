import type { TakedownNoticesRow, TimedCasesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';

/** The progress of a notice as shown to its sender. */
export type NoticeProgress = Pick<TakedownNoticesRow, 'addresses' | 'found' | 'outcome'>;

/**
 * Returns the progress of the notice with this reference; null for another case. The caller has checked the
 * reader's right to see it, or only uses the numbers.
 */
export async function findNoticeProgress(
  { db }: Pick<DomainContext, 'db'>,
  reference: string,
): Promise<NoticeProgress | null> {
  const row = await db('timed_cases')
    .join('takedown_notices as notice', 'notice.case_id', 'timed_cases.id')
    .where({ reference } satisfies Partial<TimedCasesRow>)
    .first<NoticeProgress | undefined>('addresses', 'found', 'outcome');
  return row ?? null;
}
