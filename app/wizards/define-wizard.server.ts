import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import type { Knex } from 'knex';
import type * as z from 'zod';
import type { StepEventName } from '~/domain/analytics/schema';
import type { DomainContext } from '~/domain/shared/context';
import type { Person } from '~/domain/shared/person';
import type { Outcome, Wizard, WizardStep } from '~/domain/wizards/wizard';
import type { FormError } from '../kit/i18n/form-error';

type Words = (t: TFunction) => string;

/** The look of a field with its strings. The values of a choice come from the step's `options`. */
export type FieldLook =
  | { as: 'text' | 'number'; label: Words; hint?: Words; maxLength?: number }
  | { as: 'text-area'; label: Words; hint?: Words; maxLength?: number; rows?: number }
  | { as: 'checkbox'; label: Words }
  | {
      as: 'radios' | 'checkboxes';
      label: Words;
      option: (t: TFunction, value: string) => string;
    }
  /** Rendered by a component that the page passes to the step. */
  | { as: 'own'; label: Words };

interface Named {
  title: Words;
  text?: Words;
}

/** The reason why nothing was submitted: an error for the page, or the address of a redirect. */
export type NotSubmitted = { ok: false; error: FormError } | { ok: false; href: string };

interface Place {
  /** The number of the step, from 1. */
  at: number;
  of: number;
}

interface Served<Facts> {
  /** Returns the name of a step's event for analytics; by default all wizards share one. */
  event?(step: string): StepEventName;
  /** Returns the address of a step. */
  href(step: string): string;
  /** Returns the line above a step; "Step 2 of 9" by default. */
  progress?(t: TFunction, place: Place): string;
  /** Reads facts in addition to the answers, for `when` and `options`. */
  facts?(context: AppLoadContext, person: Person): Promise<Facts>;
  /** Returns the address that follows a submitted draft. */
  done(outcome: Outcome): string;
  /**
   * Returns the address at which visitors sign up before they may submit; they then return to the step.
   * Without it visitors may submit.
   */
  signUpHref?(stepHref: string): string;
}

/** A wizard as its pages need it. */
export interface PagedWizard extends Wizard<unknown, NotSubmitted>, Served<unknown> {
  steps: Readonly<
    Record<string, WizardStep<unknown> & Named & { fields: Readonly<Record<string, FieldLook>> }>
  >;
}

type Schemas = Record<string, z.ZodObject>;
type AnswersOf<S extends Schemas> = { readonly [Name in keyof S]?: z.output<S[Name]> };

interface Step<Schema extends z.ZodObject, Before, Facts> extends Named {
  schema: Schema;
  limits?(facts: Facts): z.ZodObject;
  isOptional?: true;
  when?(answers: Before, facts: Facts): boolean;
  options?(
    answers: Before,
    facts: Facts,
  ): { readonly [Field in keyof z.output<Schema>]?: readonly string[] };
  fields: { readonly [Field in keyof z.output<Schema>]-?: FieldLook };
}

interface Definition<S extends Schemas, Facts> extends Served<Facts> {
  /** The name under which its drafts are stored. No other wizard may ever use it. */
  kind: string;
  /** The steps in their order. A name is a segment of an address and never a number. */
  steps: { readonly [Name in keyof S]: Step<S[Name], AnswersOf<S>, Facts> };
  /** Called whenever a step is saved, in the same transaction. */
  saved?(
    context: DomainContext,
    trx: Knex.Transaction,
    saved: { person: Person; step: string; values: Readonly<Record<string, unknown>> },
  ): Promise<void>;
  /** Creates the result of the answers, once per draft, in the transaction that ends the draft. */
  submit(
    context: DomainContext,
    trx: Knex.Transaction,
    submission: { person: Person; step: string; answers: AnswersOf<S>; facts: Facts },
  ): Promise<{ ok: true; outcome: Outcome } | NotSubmitted>;
}

/**
 * Defines a form of several steps: their order, their fields and look, and the result of the answers.
 * Everything else follows from it (`read-step`, `act-on-step`).
 */
export function defineWizard<S extends Schemas, Facts = undefined>(
  definition: Definition<S, Facts>,
): PagedWizard {
  return definition;
}
