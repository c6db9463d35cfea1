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

/** An act of whoever thinks of leaving, at one of the six steps. */
export interface CancellationAct {
  step: number;
  action: CancellationAction;
}

const lastBefore = 5;
const afterwards = 6;

/** What can be done at each step: the way out is open at every one before it is taken. */
const actionsOf = (step: number): readonly CancellationAction[] => {
  if (step === afterwards) return ['renew', 'close', 'keep'];
  const always = ['keep', 'cancel', 'close'] as const;
  if (step === 1) return ['open', 'continue', ...always];
  if (step === lastBefore) return always;
  return step === 2 ? ['continue', ...always] : ['continue', 'change-plan', ...always];
};

type Decision =
  /** `next` is the step that is shown after it; null where the flow is over. */
  { ok: true; isNew: boolean; next: number | null } | Refusal<'step-out-of-order'>;

/**
 * Whether an act follows from the one before. It begins with opening the first step, wherever an
 * earlier one was left; each 'continue' opens the next; cancelling leads to the last from any of them.
 * The same act told twice is one.
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

/** Where somebody is after an act. */
export function nextStep({ step, action }: CancellationAct): number | null {
  if (action === 'open') return 1;
  if (action === 'continue') return step + 1;
  return action === 'cancel' ? afterwards : null;
}
