import { isDeepStrictEqual } from 'node:util';
import { decideStep, findFault, type Held, type StepDecision, type Steps } from './decide-step';
import { refuse, type Refusal } from './refusals';
import type { StepAnswers } from './wizard';

/** A step as a page sends it. */
export interface StepSave {
  step: string;
  values: StepAnswers;
  /** Of the draft, when the page was drawn. */
  version: number;
}

interface Draft {
  version: number;
  held: Held;
}

type Decision =
  | { ok: true; isChanged: boolean; version: number; held: Held; next: string | null }
  | Refusal<'draft-changed' | 'draft-incomplete' | 'answer-not-valid'>;

/**
 * Decides what saving a step makes of a draft, and which step follows. A step that was saved otherwise
 * since the page was drawn is not overwritten; the same values again change nothing.
 */
export function decideSave<Facts>(
  wizard: Steps<Facts>,
  { version, held }: Draft,
  facts: Facts,
  save: StepSave,
): Decision {
  const { show, steps } = decideStep(wizard, held, facts, save.step);
  const step = wizard.steps[show];
  const shown = steps.find(({ name }) => name === show);
  if (show !== save.step || !step || !shown) return refuse('draft-incomplete', { step: show });
  const values = asJson(save.values);
  const fault = findFault(step, values, shown.before, facts);
  if (fault !== null) return refuse('answer-not-valid', { field: fault });
  const known = held[show];
  const isChanged = !isDeepStrictEqual(known?.values, values);
  if (known && isChanged && known.at > save.version) {
    return refuse('draft-changed', { holds: known.values });
  }
  const saved = isChanged ? { ...held, [show]: { at: version + 1, values } } : held;
  const next = nextAfter(show, decideStep(wizard, saved, facts, show));
  return { ok: true, isChanged, version: isChanged ? version + 1 : version, held: saved, next };
}

/** The step after one; the last, where all before it are done: whoever corrects one is led back there. */
function nextAfter(step: string, { steps, next }: StepDecision): string | null {
  const last = steps.at(-1)?.name;
  const isWhole = steps.slice(0, -1).every(({ state }) => state === 'done');
  return isWhole && last !== undefined && last !== step ? last : next;
}

/** As the draft will hold it: without what is undefined. */
const asJson = (values: StepAnswers): StepAnswers =>
  JSON.parse(JSON.stringify(values)) as StepAnswers;
