import type { Knex } from 'knex';
import type { ImpersonationsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import { placeOf } from '../shared/sealing/seal';
import { isSessionLive } from '../sessions/is-session-live';
import { stageOf, type LookStage } from './decide-look';

/** A look as both sides see it. */
export interface LookSeen {
  id: string;
  userId: string;
  staffId: string;
  /** The name of the member of staff: their address before the @. */
  staffName: string;
  stage: Exclude<LookStage, 'over'>;
  reason: string;
  caseReference: string | null;
  minutes: number;
  lapsesAt: Date;
  /** The end; null before it began. */
  endsAt: Date | null;
  sessionId: string | null;
}

export const reasonPlace = (id: string) => placeOf('impersonations', 'sealed_reason', id);

type Row = ImpersonationsRow & { staff_email: string };

/** Returns the open look at a person; null if there is none. */
export async function findLook(
  context: Pick<DomainContext, 'db' | 'now' | 'seal'>,
  userId: string,
): Promise<LookSeen | null> {
  const { db, now, seal } = context;
  const [row] = await readTogether<Row>(
    db,
    openLooks(db, { user_id: userId }).select('impersonations.*', 'member.email as staff_email'),
    { asked_at: true, lapses_at: true, agreed_at: true, ends_at: true, ended_at: true },
  );
  if (!row) return null;
  const isLive = row.session_id !== null && (await isSessionLive(context, row.session_id));
  const stage = stageOf(row, now(), isLive);
  if (stage === 'over') return null;
  return {
    id: row.id,
    userId: row.user_id,
    staffId: row.staff_id,
    staffName: row.staff_email.split('@', 1)[0] ?? '',
    stage,
    reason: seal.open(row.sealed_reason, reasonPlace(row.id)),
    caseReference: row.case_reference,
    minutes: row.minutes,
    lapsesAt: row.lapses_at,
    endsAt: row.ends_at,
    sessionId: row.session_id,
  };
}

const openLooks = (db: Knex, which: Partial<ImpersonationsRow>) =>
  db('impersonations')
    .join('staff_accounts as member', 'member.id', 'impersonations.staff_id')
    .where(which)
    .whereNull('impersonations.ended_at');
