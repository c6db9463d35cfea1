import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import type { CaseKind, CaseState } from './kinds';
import type { CaseProgress } from './schema';

interface ProgressRow {
  reference: string;
  kind: CaseKind;
  state: CaseState;
  created_at: Date;
  due_on: string;
  resolved_at: Date | null;
}

/**
 * How far a case has come, for whoever knows its reference and the address it was opened with.
 * Which of the two was wrong is not told.
 */
export async function followCase(
  { db }: DomainContext,
  { reference, email }: { reference: string; email: string },
): Promise<({ ok: true } & CaseProgress) | Refusal<'no-such-case'>> {
  const row = await db('cases')
    .where({ reference, email })
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
