import type { Knex } from 'knex';
import type { StaffQueueItemsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import type { StaffActor } from '../carry-out';
import { refuse, type Refusal } from '../refusals';
import { staffSettings } from '../settings';
import type { QueuedThing } from './find-claim-refusal';

export type QueueResource = StaffQueueItemsRow['resource'];

/** A thing in the queue. */
export interface Queued extends QueuedThing {
  resource: QueueResource;
}

type Claimant = Pick<StaffActor, 'staffId' | 'role'>;
type Claimed = { ok: true; until: Date };

/**
 * Claims the gravest thing of some resources that no one has claimed and that the member of staff may
 * decide, of equally grave ones the one due first; null if there is none. What a colleague is claiming at
 * the same moment is passed over (`skip locked`). Their earlier claim is given back.
 */
export async function takeNext(
  context: DomainContext,
  by: Claimant,
  resources: readonly QueueResource[],
): Promise<Queued | null> {
  const { db, now } = context;
  const until = await endOfClaim(context);
  const { rows } = await db.raw<{ rows: { resource: QueueResource; thing_id: string }[] }>(
    `update staff_queue_items item
        set claimed_by = :staff, claimed_until = :until
       from (select resource, thing_id from staff_queue_items
              where resource = any(:resources)
                and (claimed_until is null or claimed_until <= :now)
                and (skipped_until > :now and skipped_by = :staff) is not true
                and ${isForSql}
              order by gravity desc, due_at, thing_id
              limit 1 for update skip locked) first
      where item.resource = first.resource and item.thing_id = first.thing_id
      returning item.resource, item.thing_id`,
    { staff: by.staffId, role: by.role, until, now: now(), resources: [...resources] },
  );
  const [taken] = rows;
  if (!taken) return null;
  const thing = { resource: taken.resource, id: taken.thing_id };
  await giveBackOthers(db, by, thing);
  return thing;
}

/** An SQL condition: a staff member may decide it. Appeals are left to other roles than decided. */
const isForSql = `not (:staff = any(deciders))
  and (resource <> 'appeal' or not exists (
    select from staff_accounts decider
     where decider.id = any(deciders) and decider.role = :role))`;

/**
 * Claims a thing that waits in the queue, or renews the claim of the same member of staff. Their other
 * claim is given back.
 */
export async function takeItem(
  context: DomainContext,
  by: Claimant,
  thing: Queued,
): Promise<Claimed | Refusal<'taken-by-another' | 'not-waiting' | 'left-to-others'>> {
  const { db, now } = context;
  const until = await endOfClaim(context);
  const bindings = { staff: by.staffId, role: by.role, now: now() };
  const taken = await where(db, thing)
    .whereRaw('(claimed_until is null or claimed_until <= :now or claimed_by = :staff)', bindings)
    .whereRaw(
      `(resource not in ('appeal', 'second-reading', 'police-notice') or (${isForSql}))`,
      bindings,
    )
    .update({ claimed_by: by.staffId, claimed_until: until });
  if (taken > 0) {
    await giveBackOthers(db, by, thing);
    return { ok: true, until };
  }
  const item = await where(db, thing).first('claimed_by', 'claimed_until');
  if (!item) return refuse('not-waiting');
  const isLive = item.claimed_until !== null && item.claimed_until > now();
  return refuse(isLive && item.claimed_by !== by.staffId ? 'taken-by-another' : 'left-to-others');
}

/** Renews the claim of a member of staff; does nothing if it has lapsed. */
export async function renewClaim(
  context: DomainContext,
  { staffId }: Claimant,
  thing: Queued,
): Promise<void> {
  const until = await endOfClaim(context);
  await where(context.db, thing)
    .where({ claimed_by: staffId })
    .where('claimed_until', '>', context.now())
    .update({ claimed_until: until });
}

/**
 * Gives a thing back to the queue. A skipped one is not offered to the same member of staff again for as
 * long as a claim lasts.
 */
export async function giveBack(
  context: DomainContext,
  { staffId }: Claimant,
  thing: Queued,
  { isSkipped = false }: { isSkipped?: boolean } = {},
): Promise<void> {
  const until = isSkipped ? await endOfClaim(context) : null;
  await where(context.db, thing)
    .where({ claimed_by: staffId })
    .update({
      claimed_by: null,
      claimed_until: null,
      ...(isSkipped && { skipped_by: staffId, skipped_until: until }),
    });
}

const where = (db: Knex, { resource, id }: Queued) =>
  db('staff_queue_items').where({ resource, thing_id: id });

async function giveBackOthers(db: Knex, { staffId }: Claimant, kept: Queued): Promise<void> {
  await db('staff_queue_items')
    .where({ claimed_by: staffId })
    .whereRaw('(resource, thing_id) <> (?, ?)', [kept.resource, kept.id])
    .update({ claimed_by: null, claimed_until: null });
}

async function endOfClaim({ now, settings }: DomainContext): Promise<Date> {
  const { staff_claim_seconds } = await settings(staffSettings);
  return new Date(now().getTime() + staff_claim_seconds * 1000);
}
