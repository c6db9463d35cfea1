import type { Knex } from 'knex';
import type * as z from 'zod';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';

/** The answers of one step, by field; only JSON values. */
export type StepAnswers = Readonly<Record<string, unknown>>;

/** The answers of steps, by name. */
export type Answers = Readonly<Partial<Record<string, StepAnswers>>>;

/** The values that may be chosen in a field, by the field's name. */
export type Options = Readonly<Partial<Record<string, readonly string[]>>>;

/** The outcome of a submitted draft: ids and figures, no text of the person. */
export type Outcome = Readonly<Record<string, string | number | boolean>>;

/** One step of a wizard. `Facts` is what the wizard knows besides the answers, for example the options. */
export interface WizardStep<Facts> {
  /** Must accept its own output, since a draft stores the output. */
  schema: z.ZodObject;
  /** True if the step may be skipped without being saved. */
  isOptional?: true | undefined;
  // Declared as methods, so that a definition may narrow the types of facts and answers.
  /** Returns the schema with limits from the facts, if those depend on settings. */
  limits?(facts: Facts): z.ZodObject;
  /** Checks whether the step applies, given the answers of the steps before it; by default it does. */
  when?(answers: Answers, facts: Facts): boolean;
  /**
   * Returns the options of its fields, given the answers of the steps before it. A field that is not listed
   * accepts any value.
   */
  options?(answers: Answers, facts: Facts): Options;
}

/** Returns the schema of a step, limited by the facts. */
export const schemaOf = <Facts>(step: WizardStep<Facts>, facts: Facts): z.ZodObject =>
  step.limits?.(facts) ?? step.schema;

interface Saved {
  person: Person;
  step: string;
  values: StepAnswers;
}

interface Submission<Facts> {
  person: Person;
  /** The step from which the draft was submitted. */
  step: string;
  /** The answers of the steps that apply and are done. */
  answers: Answers;
  /** The facts with which the step was sent. */
  facts: Facts;
}

/** The part of a wizard that decides and acts, without its pages. */
export interface Wizard<Facts, No extends { ok: false }> {
  kind: string;
  /** The steps in order. */
  steps: Readonly<Record<string, WizardStep<Facts>>>;
  /** Runs after a step was saved with changed values, in the same transaction. */
  saved?(context: DomainContext, trx: Knex.Transaction, saved: Saved): Promise<void>;
  /** Carries out the answers, once per draft, in the transaction that closes the draft. */
  submit(
    context: DomainContext,
    trx: Knex.Transaction,
    submission: Submission<Facts>,
  ): Promise<{ ok: true; outcome: Outcome } | No>;
}
