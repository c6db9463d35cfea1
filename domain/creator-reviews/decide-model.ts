import type { Knex } from 'knex';
import { setApproval } from '../creator-onboarding/set-approval';
import {
  modelApproved,
  modelDeclined,
  restartedSteps,
  type RestartedStep,
} from '../creators/hooks-of-approval';
import { listUnconfirmed } from '../creators/unconfirmed-parts';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { takeItem } from '../staff/queue/claims';
import { decideApproval } from './decide-approval';
import { refuse, type Refusal } from './refusals';
import { restartSteps } from './restart-steps';
import type { DeclineReason } from './schema';

export { restartedSteps };

type Decided =
  { ok: true } | Refusal<'not-found' | 'model-not-ready' | 'model-not-waiting'> | StaffActRefusal;

/**
 * Approves a model, whose twin is made next. Everything that is the person's must be done, and nothing that a
 * manager filled in may wait for them. A repeat changes nothing.
 */
export async function approveModel(
  context: DomainContext,
  by: StaffActor,
  creatorId: string,
): Promise<Decided> {
  return carryOut(context, by, { act: 'model.approve', id: creatorId }, async (trx) => {
    const state = await lockState(trx, creatorId);
    if (!state) return refuse('not-found');
    const consent = await trx('given_consents')
      .where({ creator_id: creatorId, scope: 'twin' })
      .first('creator_id');
    const unconfirmed = (await listUnconfirmed(trx, creatorId)).length;
    const decision = decideApproval({ ...state, hasConsent: consent !== undefined, unconfirmed });
    if (decision.kind === 'repeat') return { ok: true, change: null };
    if (decision.kind === 'missing') {
      return refuse('model-not-ready', { data: { missing: decision.missing } });
    }
    await setApproval(
      trx,
      {
        creator_id: creatorId,
        staff_id: by.staffId,
        outcome: 'approved',
        reasons: [],
        words: '',
        may_try_again: true,
        restarts: [],
      },
      context.now(),
    );
    await context.hooks.run(modelApproved, trx, { creatorId });
    return {
      ok: true,
      change: { before: { approval: 'pending' }, after: { approval: 'approved' } },
    };
  });
}

export interface Decline {
  reasons: readonly DeclineReason[];
  /** The words that the creator reads. */
  words: string;
  mayTryAgain: boolean;
  /** The steps that begin again. */
  restarts: readonly RestartedStep[];
}

/** Declines a model that is not live, with reasons, and lets steps begin again. */
export async function declineModel(
  context: DomainContext,
  by: StaffActor,
  creatorId: string,
  { reasons, words, mayTryAgain, restarts }: Decline,
): Promise<Decided> {
  return carryOut(context, by, { act: 'model.decline', id: creatorId }, async (trx) => {
    const state = await lockState(trx, creatorId);
    if (!state) return refuse('not-found');
    if (state.kind === 'simplified' || state.live_since !== null || state.submitted_at === null) {
      return refuse('model-not-waiting');
    }
    if (state.approval_status === 'rejected') return { ok: true, change: null };
    const now = context.now();
    await setApproval(
      trx,
      {
        creator_id: creatorId,
        staff_id: by.staffId,
        outcome: 'declined',
        reasons: [...reasons],
        words,
        may_try_again: mayTryAgain,
        restarts: [...restarts],
      },
      now,
    );
    await restartSteps(trx, creatorId, restarts, now);
    await context.hooks.run(modelDeclined, trx, { creatorId, restarts });
    const after = { approval: 'rejected', reasons: reasons.join(', '), mayTryAgain };
    return { ok: true, change: { before: { approval: state.approval_status }, after } };
  });
}

export interface SeveralDecided {
  id: string;
  /** Null if it was decided; otherwise the code of the refusal. */
  refused: string | null;
}

/**
 * Decides about several models, one after another: each is claimed first, and one refusal stops no other.
 */
export async function decideSeveral(
  context: DomainContext,
  by: StaffActor,
  ids: readonly string[],
  decide: (id: string) => Promise<Decided>,
): Promise<SeveralDecided[]> {
  const decided: SeveralDecided[] = [];
  for (const id of ids) {
    const claim = await takeItem(context, by, { resource: 'verified-model', id });
    const outcome = !claim.ok && claim.reason === 'taken-by-another' ? claim : await decide(id);
    decided.push({ id, refused: outcome.ok ? null : outcome.reason });
  }
  return decided;
}

/** Locks a model and returns its state; undefined if there is none. */
export async function lockState(trx: Knex.Transaction, creatorId: string) {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`model:${creatorId}`]);
  return trx('model_states').where({ id: creatorId }).first();
}
