import { schemaOf, type Answers, type StepAnswers, type Wizard, type WizardStep } from './wizard';

/** The steps of a wizard, as a decision needs them. */
export type Steps<Facts> = Pick<Wizard<Facts, { ok: false }>, 'steps'>;

/** The saved values of each step, with the draft's version at that save. */
export type Held = Readonly<Partial<Record<string, { at: number; values: StepAnswers }>>>;

/** The state of a step: `again` holds values that no longer fit, `open` was never saved. */
export type StepState = 'done' | 'again' | 'open';

interface AskedStep {
  name: string;
  state: StepState;
  isSettled: boolean;
  /** The answers of the steps before it. */
  before: Answers;
}

/** Where somebody is in a wizard. */
export interface StepDecision {
  /** The step to show: the one that was asked for, else where they left off. */
  show: string;
  /** Those that are asked, in their order. */
  steps: readonly AskedStep[];
  previous: string | null;
  next: string | null;
  /** The first step without which nothing can be submitted; null once it can be. */
  missing: string | null;
  /** The answers of the steps that are asked and done. */
  answers: Answers;
}

/**
 * Decides which step is shown. A step may be shown once all before it are settled. Without one, or where it
 * may not be shown, it is the first that is not done, or the last where all are.
 */
export function decideStep<Facts>(
  wizard: Steps<Facts>,
  held: Held,
  facts: Facts,
  asked: string | null,
): StepDecision {
  const { steps, answers } = walk(wizard, held, facts);
  const missing = steps.findIndex(({ isSettled }) => !isSettled);
  const wanted = steps.findIndex(({ name }) => name === asked);
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

/** The name of the first field whose value does not fit a step; null where all do. */
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

/** Goes through the steps in their order, each told what the ones before it answered. */
function walk<Facts>(wizard: Steps<Facts>, held: Held, facts: Facts) {
  const steps: AskedStep[] = [];
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
