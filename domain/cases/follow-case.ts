import type { CasesRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { hashEmail } from '../shared/sealing/hash-email';
import { refuse, type Refusal } from './refusals';
import type { CaseProgress } from './schema';

interface ProgressRow extends Pick<
  CasesRow,
  'reference' | 'kind' | 'state' | 'created_at' | 'resolved_at'
> {
  due_on: string;
}

/**
 * Returns the progress of a case for a person who knows its reference and the address it was opened
 * with. A refusal does not reveal which of the two was wrong.
 */
export async function followCase(
  context: DomainContext,
  { reference, email }: { reference: string; email: string },
): Promise<({ ok: true } & CaseProgress) | Refusal<'no-such-case'>> {
  const { db } = context;
  const row = await db('cases')
    .where({ reference })
    // An erased person is identified by the hash of their address.
    .where((asker) => asker.where({ email }).orWhere({ email_hash: hashEmail(context, email) }))
    .first<ProgressRow | undefined>(
      'reference',
      'kind',
      'state',
      'created_at',
      db.raw('due_on::text'),
      'resolved_at',
    );
  if (!row) return refuse('no-such-case');
  return {
    ok: true,
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    openedAt: row.created_at.toISOString(),
    dueOn: row.due_on,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
  };
}
