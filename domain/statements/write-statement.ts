import type { Knex } from 'knex';
import type { StatementsOfReasonsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';

interface Stated {
  /** The account that is restricted, or whose content is; null for a visitor or our own content. */
  userId: string | null;
  subject: StatementsOfReasonsRow['subject'];
  subjectId: string;
  /** The category of the broken rule, or the reason of a report. */
  rule: string;
  consequence: StatementsOfReasonsRow['consequence'];
  /** The end of a pause. */
  endsAt?: Date | null;
  source: StatementsOfReasonsRow['source'];
  isFoundByFilter: boolean;
  /** The member of staff; null if the filter decided alone. */
  decidedBy: string | null;
}

/** Writes the statement of reasons of a decision, in its transaction. */
export async function writeStatement(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  { userId, subject, subjectId, rule, consequence, endsAt = null, ...rest }: Stated,
): Promise<void> {
  await trx('statements_of_reasons').insert({
    id: newId(),
    user_id: userId,
    subject,
    subject_id: subjectId,
    rule,
    consequence,
    ends_at: endsAt,
    source: rest.source,
    is_found_by_filter: rest.isFoundByFilter,
    decided_by: rest.decidedBy,
    given_at: now(),
  });
}
