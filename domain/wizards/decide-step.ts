import { schemaOf, type Answers, type StepAnswers, type Wizard, type WizardStep } from './wizard';

/** The steps of a wizard, as decisions need them. */
export type Steps<Facts> = Pick<Wizard<Facts, { ok: false }>, 'steps'>;

/** The saved values of each step, with the draft's version at that save. */
export type Held = Readonly<Partial<Record<string, { at: number; values: StepAnswers }>>>;

/** The state of a step: `again` holds values that no longer fit, `open` was never saved. */
export type StepState = 'done' | 'again' | 'open';

interface ApplicableStep {
  name: string;
  state: StepState;
  isSettled: boolean;
  /** The answers of the steps before it. */
  before: Answers;
}

/** A person's position in a wizard. */
export interface StepDecision {
  /** The step to show: the requested one, otherwise the one where the person left off. */
  show: string;
  /** The applicable steps in order. */
  steps: readonly ApplicableStep[];
  previous: string | null;
  next: string | null;
  /** The first step that must be completed before submission; null if none is. */
  missing: string | null;
  /** The answers of the steps that apply and are done. */
  answers: Answers;
}

/**
 * Decides which step is shown. A step may be shown once all before it are settled. Without a requested
 * step, or if it may not be shown, returns the first that is not done, or the last if all are.
 */
export function decideStep<Facts>(
  wizard: Steps<Facts>,
  held: Held,
  facts: Facts,
  requested: string | null,
): StepDecision {
  const { steps, answers } = walk(wizard, held, facts);
  const missing = steps.findIndex(({ isSettled }) => !isSettled);
  const wanted = steps.findIndex(({ name }) => name === requested);
  const mayShow = wanted >= 0 && (missing < 0 || wanted <= missing);
  const left = steps.findIndex(({ state }) => state !== 'done');
  const at = mayShow ? wanted : left < 0 ? steps.length - 1 : left;
  const shown = steps[at];
  if (!shown) throw new Error('no step of a wizard is asked');
  return {
    show: shown.name,
    steps,
    previous: steps[at - 1]?.name ?? null,
    next: steps[at + 1]?.name ?? null,
    missing: steps[missing]?.name ?? null,
    answers,
  };
}

/** Returns the name of the first field whose value is invalid in a step; null if all are valid. */
export function findFault<Facts>(
  step: WizardStep<Facts>,
  values: StepAnswers,
  before: Answers,
  facts: Facts,
): string | null {
  const { error } = schemaOf(step, facts).safeParse(values);
  if (error) return String(error.issues[0]?.path[0] ?? '');
  const offered = Object.entries(step.options?.(before, facts) ?? {});
  const refused = offered.find(([field, options]) =>
    [values[field] ?? []].flat().some((one) => typeof one !== 'string' || !options?.includes(one)),
  );
  return refused ? refused[0] : null;
}

/** Evaluates the steps in order, each with the answers of the ones before it. */
function walk<Facts>(wizard: Steps<Facts>, held: Held, facts: Facts) {
  const steps: ApplicableStep[] = [];
  let answers: Answers = {};
  for (const [name, step] of Object.entries(wizard.steps)) {
    if (step.when && !step.when(answers, facts)) continue;
    const values = held[name]?.values;
    const state = values
      ? findFault(step, values, answers, facts) === null
        ? 'done'
        : 'again'
      : 'open';
    const isSettled = state === 'done' || (state === 'open' && step.isOptional === true);
    steps.push({ name, state, isSettled, before: answers });
    if (values && state === 'done') answers = { ...answers, [name]: values };
  }
  return { steps, answers };
}
