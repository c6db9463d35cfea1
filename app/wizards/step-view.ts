import type { StepState } from '~/domain/wizards/decide-step';
import type { FormResponse } from '../kit/forms/form-response';

/** What one step of a wizard is drawn from, its words in the viewer's language. */
export interface StepView {
  kind: string;
  step: string;
  /** The address of the step, where it is sent, too. */
  href: string;
  draft: { id: string; version: number };
  title: string;
  text: string | null;
  fields: readonly ShownField[];
  /** What the draft holds of this step, as fields take it: several of one field as a list. */
  values: Readonly<Record<string, string | string[]>>;
  progress: Progress;
  isLast: boolean;
  /** What the step was answered when it was sent without scripts. */
  response: StepResponse | undefined;
}

export interface ShownField {
  name: string;
  as: 'text' | 'number' | 'text-area' | 'checkbox' | 'radios' | 'checkboxes' | 'own';
  label: string;
  hint: string | undefined;
  maxLength: number | undefined;
  rows: number | undefined;
  isRequired: boolean;
  /** What may be chosen; empty of a field that is typed. */
  options: readonly { value: string; label: string }[];
}

export interface Progress {
  /** What it is, for those who cannot see it. */
  label: string;
  /** Where one is, such as "Step 2 of 9". */
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

/** What a page says of a step that was sent and does not lead on. */
export interface StepResponse extends FormResponse {
  /** The step was saved elsewhere since its page was drawn: what it holds there. */
  changed?: { text: string; holds: readonly { label: string; value: string }[] };
  /** Of the draft as it is now. */
  version?: number;
}
