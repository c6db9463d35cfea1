import type { Knex } from 'knex';
import { lockModelOf, setTakenOver } from '../creators/manage-model';
import type { Creator } from '../creators/creator';
import type { DomainContext } from '../shared/context';
import { announce } from '../shared/outbox/announce';
import { transact } from '../shared/transactions/transact';
import { flowHandedBack, flowTakenOver } from './events';
import { logAct } from './log-act';
import { nameOfManager } from './name-of-manager';
import { refuse, type Refusal } from './refusals';

interface Flow {
  masterId: string;
  creatorId: string;
  /** False to hand it back. */
  isTaken: boolean;
}

type Outcome =
  { ok: true; isTaken: boolean } | Refusal<'no-such-model' | 'no-real-person' | 'model-is-live'>;

/**
 * Takes the steps of a model over from its person, or hands them back; the person is notified by notice and
 * mail. Identity, signature, recording and consent stay theirs. A repeat changes nothing.
 */
export async function setFlow(
  context: DomainContext,
  { masterId, creatorId, isTaken }: Flow,
): Promise<Outcome> {
  return transact(context, async (trx) => {
    const model = await lockModelOf(trx, context.seal, masterId, creatorId);
    if (!model) return refuse('no-such-model');
    if (model.kind === 'simplified') return refuse('no-real-person');
    const live = await trx('live_twins').where({ creator_id: creatorId }).first('creator_id');
    if (isTaken && live) return refuse('model-is-live');
    if (isTaken === (model.takenOverAt !== null)) return { ok: true, isTaken };
    await change(context, trx, model, { masterId, creatorId, isTaken });
    return { ok: true, isTaken };
  });
}

/** Gives the steps of a model back to its person, who asks for it. A repeat changes nothing. */
export async function takeFlowBack(
  context: DomainContext,
  userId: string,
): Promise<{ ok: true } | Refusal<'not-taken-over'>> {
  return transact(context, async (trx) => {
    const own = await trx('creator_profiles').where({ user_id: userId }).first('id', 'manager_id');
    if (!own?.manager_id) return refuse('not-taken-over');
    const model = await lockModelOf(trx, context.seal, own.manager_id, own.id);
    if (!model?.takenOverAt) return refuse('not-taken-over');
    await setTakenOver(trx, own.id, null);
    return { ok: true };
  });
}

async function change(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId }: Pick<Creator, 'userId'>,
  { masterId, creatorId, isTaken }: Flow,
): Promise<void> {
  await setTakenOver(trx, creatorId, isTaken ? context.now() : null);
  await logAct(context, trx, { masterId, creatorId, act: isTaken ? 'taken-over' : 'handed-back' });
  if (userId === null) return;
  const account = await trx('accounts').where({ id: userId }).first('email', 'locale');
  if (!account) return;
  const about = { personId: userId, aggregateId: creatorId };
  const mail = {
    email: account.email,
    locale: account.locale ?? 'en-GB',
    userId,
    creatorId,
    manager: await nameOfManager(trx, masterId),
  };
  if (isTaken) announce(trx, flowTakenOver, about, mail);
  else announce(trx, flowHandedBack, about, mail);
}
