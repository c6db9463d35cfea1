import { withdrawCharacter } from '../characters/withdraw-character';
import { leaveManagerOf, lockModelOf, removeModel } from '../creators/manage-model';
import { letGoOfGenerations } from '../generations/let-go';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { logAct } from './log-act';
import { simplifiedPicture } from './order-simplified';
import { refuse, type Refusal } from './refusals';

/**
 * Removes a model from a manager. Without a person all of it goes; with a person, the model stays theirs and
 * only the manager leaves. The character of a simplified model is withdrawn.
 */
export async function removeModelOf(
  context: DomainContext,
  masterId: string,
  creatorId: string,
): Promise<{ ok: true } | Refusal<'no-such-model'>> {
  return transact(context, async (trx) => {
    const model = await lockModelOf(trx, context.seal, masterId, creatorId);
    if (!model) return refuse('no-such-model');
    await logAct(context, trx, { masterId, creatorId, act: 'removed' });
    if (model.userId !== null) {
      await leaveManagerOf(trx, creatorId, context.now());
      return { ok: true };
    }
    if (model.characterId !== null) await withdrawCharacter(trx, model.characterId);
    const state = await trx('simplified_models').where({ creator_id: creatorId }).first('state');
    if (state?.state === 'making') {
      const subjects = await trx('simplified_pictures')
        .where({ creator_id: creatorId })
        .pluck('id');
      await letGoOfGenerations(context, trx, { purposes: [simplifiedPicture], subjects });
    }
    await removeModel(trx, creatorId);
    return { ok: true };
  });
}
