import type { StepState } from '~/domain/wizards/decide-step';
import type { FieldDescription } from '../kit/forms/described-field';
import type { FormResponse } from '../kit/forms/form-response';

/** The data that one step of a wizard is drawn from, in the viewer's language. */
export interface StepView {
  kind: string;
  step: string;
  /** The address of the step, where it is sent, too. */
  href: string;
  draft: { id: string; version: number };
  title: string;
  text: string | null;
  fields: readonly ShownField[];
  /** The saved values of this step as form fields; a field with several has a list. */
  values: Readonly<Record<string, string | string[]>>;
  progress: Progress;
  isLast: boolean;
  /** The answer to the step when it was sent without scripts. */
  response: StepResponse | undefined;
}

/** A field with its words; `own` is drawn by the page. */
export interface ShownField extends Omit<FieldDescription, 'as'> {
  as: FieldDescription['as'] | 'own';
  /** The values of a choice; empty for a typed field. */
  options: readonly { value: string; label: string }[];
}

export interface Progress {
  /** The name for screen readers. */
  label: string;
  /** The position, such as "Step 2 of 9". */
  text: string;
  back: { href: string; label: string } | null;
  steps: readonly ProgressStep[];
}

interface ProgressStep {
  title: string;
  state: StepState;
  /** The state in words. */
  stateText: string;
  isShown: boolean;
  /** Null of the one that is shown, and of one that was never filled in. */
  href: string | null;
}

/** The answer to a step that does not redirect. */
export interface StepResponse extends FormResponse {
  /** The step was saved elsewhere since its page was drawn: what it holds there. */
  changed?: { text: string; holds: readonly { label: string; value: string }[] };
  /** Of the draft as it is now. */
  version?: number;
}
