import type { ListedModel } from './presenters/model-for-master';

/** The steps of a model as its four dots show them. Photos come before the approval, which looks at them. */
const shownSteps = ['kyc', 'photo-compare', 'admin-approve', 'ai-twin'] as const;

export type DotState = 'done' | 'now' | 'refused' | 'later';

type Stepped = Pick<ListedModel, 'step' | 'status' | 'kind' | 'isLive' | 'hasPerson'> & {
  /** When a mail was last sent; a time as text on a page. */
  invitedAt: Date | string | null;
};

/** Returns the state of each dot. */
export function dotsOf({ step, status }: Pick<Stepped, 'step' | 'status'>): DotState[] {
  const at = step === null ? shownSteps.length : shownSteps.indexOf(step);
  return shownSteps.map((_, place) => {
    if (place < at) return 'done';
    if (place > at) return 'later';
    return status === 'failed' ? 'refused' : 'now';
  });
}

/** The key of the words for the status of a model. */
export type StatusKey =
  | 'live'
  | 'not-sent'
  | 'sent'
  | 'identity'
  | 'identity-checked'
  | 'identity-refused'
  | 'photos'
  | 'photos-refused'
  | 'application'
  | 'review'
  | 'declined'
  | 'twin'
  | 'drawn'
  | 'twin-yes'
  | 'twin-failed';

/** Returns what the status of a model is called, and how it is meant. */
export function statusOf(model: Stepped): {
  key: StatusKey;
  tone: 'ok' | 'info' | 'amber' | 'danger';
} {
  const { step, status, kind, isLive } = model;
  if (isLive || step === null) return { key: 'live', tone: 'ok' };
  const isFailed = status === 'failed';
  if (step === 'kyc') {
    if (isFailed) return { key: 'identity-refused', tone: 'danger' };
    if (status === 'in_progress') return { key: 'identity-checked', tone: 'info' };
    if (model.hasPerson) return { key: 'identity', tone: 'amber' };
    return { key: model.invitedAt === null ? 'not-sent' : 'sent', tone: 'amber' };
  }
  if (step === 'photo-compare') {
    return isFailed ? { key: 'photos-refused', tone: 'danger' } : { key: 'photos', tone: 'amber' };
  }
  if (step === 'admin-approve') {
    if (isFailed) return { key: 'declined', tone: 'danger' };
    return status === 'pending'
      ? { key: 'application', tone: 'amber' }
      : { key: 'review', tone: 'info' };
  }
  if (isFailed) return { key: 'twin-failed', tone: 'danger' };
  if (status === 'pending') return { key: 'twin-yes', tone: 'amber' };
  return { key: kind === 'simplified' ? 'drawn' : 'twin', tone: 'info' };
}

/** Returns whether the next act of a model is its manager's: mailing its person. */
export const mayBeMailed = (model: Stepped): boolean =>
  model.kind === 'verified' && model.step === 'kyc' && model.status !== 'in_progress';
