import type { ModelStatesRow } from '~/db/rows';
import { listDecisions, type ModelDecision } from '../creator-onboarding/set-approval';
import { findCreatorOf } from '../creators/find-creator';
import type { DomainContext } from '../shared/context';

/** The way of a person's own application after it was sent in. */
export interface OwnReview {
  creatorId: string;
  submittedAt: Date;
  photos: ModelStatesRow['photo_status'];
  approval: ModelStatesRow['approval_status'];
  /** The last decision of staff; null before one. */
  decision: Pick<ModelDecision, 'outcome' | 'reasons' | 'words' | 'may_try_again' | 'at'> | null;
  twin: ModelStatesRow['twin_status'];
  /** The time at which the person said yes to the twin. */
  acceptedAt: Date | null;
  liveSince: Date | null;
}

/** Returns the way of a person's application; null until it is sent in. */
export async function readOwnReview(
  context: Pick<DomainContext, 'db' | 'seal'>,
  userId: string,
): Promise<OwnReview | null> {
  const creator = await findCreatorOf(context, userId);
  if (!creator?.submittedAt) return null;
  const [state, [decision = null]] = await Promise.all([
    context
      .db('model_states')
      .where({ id: creator.id })
      .first('photo_status', 'approval_status', 'twin_status', 'twin_accepted_at', 'live_since'),
    listDecisions(context.db, creator.id),
  ]);
  if (!state) return null;
  return {
    creatorId: creator.id,
    submittedAt: creator.submittedAt,
    photos: state.photo_status,
    approval: state.approval_status,
    decision,
    twin: state.twin_status,
    acceptedAt: state.twin_accepted_at,
    liveSince: state.live_since,
  };
}
