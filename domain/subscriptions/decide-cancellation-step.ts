import { refuse, type Refusal } from './refusals';

export const cancellationActions = [
  'open',
  'close',
  'keep',
  'continue',
  'change-plan',
  'cancel',
  'renew',
] as const;
export type CancellationAction = (typeof cancellationActions)[number];

/** An act of a person at one of the six steps of a cancellation. */
export interface CancellationAct {
  step: number;
  action: CancellationAction;
}

const lastBefore = 5;
const afterwards = 6;

/** Returns the possible acts at a step; the person can cancel at every step before the last. */
const actionsOf = (step: number): readonly CancellationAction[] => {
  if (step === afterwards) return ['renew', 'close', 'keep'];
  const always = ['keep', 'cancel', 'close'] as const;
  if (step === 1) return ['open', 'continue', ...always];
  if (step === lastBefore) return always;
  return step === 2 ? ['continue', ...always] : ['continue', 'change-plan', ...always];
};

type Decision =
  /** `next` is the step to show next; null if the flow has ended. */
  { ok: true; isNew: boolean; next: number | null } | Refusal<'step-out-of-order'>;

/**
 * Decides whether an act is allowed after the previous one. The flow begins by opening the first step,
 * wherever an earlier flow stopped. Each 'continue' opens the next step, and cancelling leads to the last
 * step from any of them. A repeated act counts once.
 */
export function decideCancellationStep(
  last: CancellationAct | null,
  act: CancellationAct,
): Decision {
  if (!actionsOf(act.step).includes(act.action)) return refuse('step-out-of-order');
  const next = nextStep(act);
  if (last && last.step === act.step && last.action === act.action) {
    return { ok: true, isNew: false, next };
  }
  if (act.action === 'open') return { ok: true, isNew: true, next };
  const current = last ? nextStep(last) : null;
  return act.step === current ? { ok: true, isNew: true, next } : refuse('step-out-of-order');
}

/** Returns the step after an act; null if the flow has ended. */
export function nextStep({ step, action }: CancellationAct): number | null {
  if (action === 'open') return 1;
  if (action === 'continue') return step + 1;
  return action === 'cancel' ? afterwards : null;
}
