import { isDeepStrictEqual } from 'node:util';
import { decideStep, findFault, type Held, type StepDecision, type Steps } from './decide-step';
import { refuse, type Refusal } from './refusals';
import type { StepAnswers } from './wizard';

/** A step as submitted by a page. */
export interface StepSave {
  step: string;
  values: StepAnswers;
  /** The version of the draft when the page was rendered. */
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
 * Decides how saving a step changes a draft, and which step follows. A step that was saved with other
 * values since the page was rendered is not overwritten. Saving the same values again changes nothing.
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
  const stored = held[show];
  const isChanged = !isDeepStrictEqual(stored?.values, values);
  if (stored && isChanged && stored.at > save.version) {
    return refuse('draft-changed', { holds: stored.values });
  }
  const saved = isChanged ? { ...held, [show]: { at: version + 1, values } } : held;
  const next = nextAfter(show, decideStep(wizard, saved, facts, show));
  return { ok: true, isChanged, version: isChanged ? version + 1 : version, held: saved, next };
}

/**
 * Returns the next step; the last one if all before it are done, so that a person who corrects a step
 * returns to it.
 */
function nextAfter(step: string, { steps, next }: StepDecision): string | null {
  const last = steps.at(-1)?.name;
  const isWhole = steps.slice(0, -1).every(({ state }) => state === 'done');
  return isWhole && last !== undefined && last !== step ? last : next;
}

/** Converts values to the form stored in the draft, without undefined ones. */
const asJson = (values: StepAnswers): StepAnswers =>
  JSON.parse(JSON.stringify(values)) as StepAnswers;
