import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import type { UnsubscribeCause } from '../unsubscribes/schema';
import { endUnsubscription, unsubscribeAddress } from '../unsubscribes/unsubscribe';
import { findUnsubscribe } from './list-unsubscribes';
import { refuse, type Refusal } from './refusals';

interface Added {
  id: string;
  email: string;
  how: Exclude<UnsubscribeCause, 'link'>;
}

/** Unsubscribes an address because its owner wrote to staff or complained at the mail provider. */
export async function addUnsubscribe(
  context: DomainContext,
  by: StaffActor,
  { id, email, how }: Added,
): Promise<{ ok: true; id: string } | Refusal<'unsubscribed-already'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'unsubscribe.add', id }, async (trx) => {
    const isAdded = await unsubscribeAddress(context, trx, { id, email, how });
    if (!isAdded) return refuse('unsubscribed-already');
    const { user_id: userId } = (await findUnsubscribe({ db: trx }, id)) ?? {};
    return { ok: true, id, change: { after: { how }, userId: userId ?? undefined } };
  });
}

/**
 * Ends an unsubscription, so that the owner of the address can get promotional mail again once they agree
 * to it. Refuses one by a complaint.
 */
export async function endUnsubscribe(
  context: DomainContext,
  by: StaffActor,
  id: string,
): Promise<{ ok: true } | Refusal<'not-found' | 'unsubscribed-by-complaint'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'unsubscribe.end', id }, async (trx) => {
    const { user_id: userId } = (await findUnsubscribe({ db: trx }, id)) ?? {};
    const how = await endUnsubscription(trx, id);
    if (how === null) return refuse('not-found');
    if (how === 'complaint') return refuse('unsubscribed-by-complaint');
    return { ok: true, change: { before: { how }, userId: userId ?? undefined } };
  });
}

/** Returns the whole address of an unsubscription. The act is logged with its reason, the address is not. */
export async function showUnsubscribedAddress(
  context: DomainContext,
  by: StaffActor,
  id: string,
): Promise<{ ok: true; email: string } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'unsubscribe.show-address', id }, async (trx) => {
    const row = await findUnsubscribe({ db: trx }, id);
    if (row?.address == null) return refuse('not-found');
    return { ok: true, email: row.address, change: { userId: row.user_id ?? undefined } };
  });
}
