import { redirect, type AppLoadContext } from '@remix-run/node';
import { readOwnReview, type OwnReview } from '~/domain/creator-reviews/read-own-review';
import type { UserViewer } from '~/domain/viewers/viewer';
import { readKycFor } from '../../creator-identities/server/read-kyc.server';
import type { KycShown } from '../../creator-identities/presenter';
import { translatorOf } from '../../kit/i18n/translator.server';
import { introHref } from '../onboarding-hrefs';

/** One step of the way to a live twin. */
export interface ApprovalRow {
  step: 'identity' | 'photos' | 'person' | 'twin';
  state: 'done' | 'now' | 'refused' | 'later';
  /** The time of the end, or of the beginning of the present step, as an ISO date; null if unknown. */
  at: string | null;
}

/** Returns the page of an application that was sent in; others are led to the introduction. */
export async function readApproval(context: AppLoadContext, viewer: UserViewer) {
  const review = await readOwnReview(context.domain, viewer.userId);
  const kyc = review && (await readKycFor(context, review.creatorId));
  if (!review || !kyc) throw redirect(introHref);
  const t = await translatorOf(context);
  const stage = stageOf(review, kyc);
  return {
    page: { title: t(`onboarding:approval.stage.${stage}.title`) },
    stage,
    kyc,
    rows: rowsOf(review, kyc),
    decline:
      review.approval === 'rejected' && review.decision
        ? {
            reasons: review.decision.reasons,
            words: review.decision.words,
            mayTryAgain: review.decision.may_try_again,
          }
        : null,
  };
}

type Stage = 'identity' | 'photos' | 'waiting' | 'declined' | 'twin' | 'accept' | 'live';

/** Returns the stage that decides what the page says first. */
function stageOf(review: OwnReview, kyc: KycShown): Stage {
  if (review.liveSince) return 'live';
  if (review.approval === 'rejected') return 'declined';
  if (kyc.status !== 'approved') return 'identity';
  if (review.photos === 'rejected') return 'photos';
  if (review.approval === 'pending') return 'waiting';
  return review.twin === 'completed' ? 'accept' : 'twin';
}

const isoOf = (time: Date | null | undefined) => time?.toISOString() ?? null;

/** Returns the steps in their order: the first that is not done is the present one. */
function rowsOf(review: OwnReview, kyc: KycShown): ApprovalRow[] {
  const approvedAt = review.approval === 'approved' ? isoOf(review.decision?.at) : null;
  const steps = [
    { step: 'identity', isDone: kyc.status === 'approved', at: kyc.decidedAt },
    { step: 'photos', isDone: review.photos === 'approved', at: null },
    { step: 'person', isDone: review.approval === 'approved', at: approvedAt },
    { step: 'twin', isDone: review.liveSince !== null, at: isoOf(review.liveSince) },
  ] as const;
  const refused = {
    identity: kyc.status === 'rejected',
    photos: review.photos === 'rejected',
    person: review.approval === 'rejected',
    twin: review.twin === 'failed',
  };
  const present = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ step, isDone, at }, index) => {
    if (isDone) return { step, state: 'done', at };
    if (refused[step]) return { step, state: 'refused', at: null };
    const isNow = index === present;
    const since = step === 'identity' ? kyc.startedAt : isoOf(review.submittedAt);
    return { step, state: isNow ? 'now' : 'later', at: isNow ? since : null };
  });
}
