import type { Knex } from 'knex';
import { findCopies, lockPrints, withholdMedia } from '../media/media-prints';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { TakedownCause } from './schema';
import { listSubjectsAt, withhold, type Hold } from './subjects';

/**
 * Takes down for a case the subjects that it names and their copies, in the caller's transaction: they are
 * hidden, and their bytes are no longer sent. Safe to repeat.
 */
export async function takeDown(
  context: DomainContext,
  trx: Knex.Transaction,
  caseId: string,
  named: readonly Hold[],
): Promise<void> {
  await lockPrints(trx);
  for (const hold of named) await hideSubject(context, trx, { caseId, hold, cause: 'named' });
  const places = [...new Set(named.flatMap((hold) => hold.places))];
  await withholdMedia(context, trx, places, { isBarred: true });
  for (const place of places) await hideCopies(context, trx, caseId, place);
}

/** Hides for a case every subject that shows the content of a named place, or a copy of it. */
export async function hideCopies(
  context: DomainContext,
  trx: Knex.Transaction,
  caseId: string | null,
  named: string,
): Promise<void> {
  for (const place of [named, ...(await findCopies(trx, named))]) {
    await hidePlace(context, trx, { caseId, place, cause: 'copy' });
  }
}

/** Hides for a case the subjects that show the file stored at a place. */
export async function hidePlace(
  context: DomainContext,
  trx: Knex.Transaction,
  { caseId, place, cause }: { caseId: string | null; place: string; cause: TakedownCause },
): Promise<void> {
  for (const subject of await listSubjectsAt(trx, place)) {
    const hold = { ...subject, places: [place] };
    await hideSubject(context, trx, { caseId, hold, cause });
    await withholdMedia(context, trx, [place], { isBarred: false });
  }
}

async function hideSubject(
  { now }: DomainContext,
  trx: Knex.Transaction,
  { caseId, hold, cause }: { caseId: string | null; hold: Hold; cause: TakedownCause },
): Promise<void> {
  const { kind, subject, places } = hold;
  const at = now();
  const wasShown = await withhold(trx, hold, at);
  await trx.raw(
    `insert into takedowns as held (id, case_id, subject_kind, subject, cause, places, was_shown,
                                    taken_down_at)
     values (:id, :caseId, :kind, :subject, :cause, :places, :wasShown, :at)
     on conflict (case_id, subject_kind, subject) do update
        set places = (select array_agg(distinct place)
                        from unnest(held.places || excluded.places) as place),
            was_shown = held.was_shown or excluded.was_shown`,
    { id: newId(), caseId, kind, subject, cause, places, wasShown, at },
  );
}
