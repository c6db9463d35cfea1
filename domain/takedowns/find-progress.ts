import type { TakedownNoticesRow, TimedCasesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';

/** What became of a notice, as its sender is told. */
export type NoticeProgress = Pick<TakedownNoticesRow, 'addresses' | 'found' | 'outcome'>;

/**
 * What became of the notice with this reference; null where it is another case. The caller has made sure
 * that whoever asks may know, or asks for the figures alone.
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
