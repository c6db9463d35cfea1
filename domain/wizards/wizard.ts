import type { Knex } from 'knex';
import type * as z from 'zod';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';

/** The answers of one step, by field; JSON alone. */
export type StepAnswers = Readonly<Record<string, unknown>>;

/** The answers of steps, by name. */
export type Answers = Readonly<Partial<Record<string, StepAnswers>>>;

/** The values that may be chosen in a field, by the field's name. */
export type Options = Readonly<Partial<Record<string, readonly string[]>>>;

/** The outcome of a submitted draft: ids and figures, nobody's words. */
export type Outcome = Readonly<Record<string, string | number | boolean>>;

/** One step of a wizard. `Facts` is what the wizard knows beside the answers: what is on offer, say. */
export interface WizardStep<Facts> {
  /** Takes in what it gives out, since a draft stores the latter. */
  schema: z.ZodObject;
  /** It may be passed without being saved. */
  isOptional?: true | undefined;
  // Methods, so that a definition may know facts, and the answers before it, by their types.
  /** Its schema with figures of the facts, where those are settings. */
  limits?(facts: Facts): z.ZodObject;
  /** Whether it is asked, by the answers of the steps before it; always unless told. */
  when?(answers: Answers, facts: Facts): boolean;
  /** What its fields offer, by the answers of the steps before it; any value where none are named. */
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

interface Submission {
  person: Person;
  /** The step at which it was submitted. */
  step: string;
  /** Those of the steps that are asked and done. */
  answers: Answers;
}

/** The part of a wizard that decides and acts. */
export interface Wizard<Facts, No extends { ok: false }> {
  kind: string;
  /** In their order. */
  steps: Readonly<Record<string, WizardStep<Facts>>>;
  /** Runs when a step was saved otherwise than before, in the same transaction. */
  saved?(context: DomainContext, trx: Knex.Transaction, saved: Saved): Promise<void>;
  /** Makes what the answers ask for, once for a draft, in the transaction that ends it. */
  submit(
    context: DomainContext,
    trx: Knex.Transaction,
    submission: Submission,
  ): Promise<{ ok: true; outcome: Outcome } | No>;
}
