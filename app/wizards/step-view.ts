import type { StepState } from '~/domain/wizards/decide-step';
import type { FieldDescription } from '../kit/forms/described-field';
import type { FormResponse } from '../kit/forms/form-response';

/** The data of one step of a wizard, in the viewer's language. */
export interface StepView {
  kind: string;
  step: string;
  /** The address of the step, to which its form is also sent. */
  href: string;
  draft: { id: string; version: number };
  title: string;
  text: string | null;
  fields: readonly ShownField[];
  /** The saved values of this step as form fields. A field with several values has a list. */
  values: Readonly<Record<string, string | string[]>>;
  progress: Progress;
  isLast: boolean;
  /** The result of the step if it was sent without scripts. */
  response: StepResponse | undefined;
}

/** A field with its strings. A field of type `own` is rendered by the page. */
export interface ShownField extends Omit<FieldDescription, 'as'> {
  as: FieldDescription['as'] | 'own';
  /** The values of a choice; empty for a text field. */
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
  /** The state as text. */
  stateText: string;
  isShown: boolean;
  /** Null for the current step and for steps that were never filled in. */
  href: string | null;
}

/** The response to a step that does not redirect. */
export interface StepResponse extends FormResponse {
  /** The values that another window has saved for the step since its page was rendered. */
  changed?: { text: string; holds: readonly { label: string; value: string }[] };
  /** The current version of the draft. */
  version?: number;
}
