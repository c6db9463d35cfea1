import type { Submission } from '@conform-to/react';
import { data, type TypedResponse } from '@remix-run/node';
import type * as z from 'zod';
import type { Allowance } from '../http/attempt-limits';
import type { FormError } from '../i18n/form-error';
import type { FormResponse } from './form-response';
import { parseForm } from './parse-form.server';

type FieldOf<Schema extends z.ZodObject> = keyof z.input<Schema> & string;

/** The refusal of a form: shown at a field or for the whole form. */
interface FormRefusal<Field extends string> {
  error: string;
  at?: Field;
  /** The status; 400 by default. */
  status?: number;
}

type DataResponse<Data> = ReturnType<typeof data<Data>>;

interface FormHandling<Schema extends z.ZodObject, Outcome> {
  schema: Schema;
  /** The intent of the form, if the page has several. */
  intent?: string;
  /** Fields that are never sent back. */
  secrets?: readonly FieldOf<Schema>[];
  /** Returns errors that the schema cannot detect; they are reported together with the schema's. */
  judge?: () => Promise<Partial<Record<FieldOf<Schema>, string>>>;
  /** Checks the rate limit; called once the form is valid. */
  limit?: (value: z.output<Schema>) => Promise<Allowance>;
  /** Redirects a person without attempts left; by default they see that they must wait. */
  otherwise?: (
    value: z.output<Schema>,
    refused: Extract<Allowance, { ok: false }>,
  ) => Promise<TypedResponse<never> | null>;
  /** The field that shows the rate limit's error. */
  limitAt?: FieldOf<Schema>;
  /** True if the form is empty after it was accepted. */
  empties?: true;
  /**
   * Executes the form. Returns a redirect or the page's data, a refusal, or undefined if the form itself
   * shows the success.
   */
  take: (value: z.output<Schema>) => Promise<Outcome>;
}

/**
 * Handles a form: parses it by its schema, checks its limit, and executes it. Input with errors is sent
 * back, so that it is shown again with or without scripts.
 */
export async function handleForm<
  Schema extends z.ZodObject,
  Outcome extends
    TypedResponse<never> | DataResponse<unknown> | FormRefusal<FieldOf<Schema>> | undefined,
>(
  form: FormData,
  handling: FormHandling<Schema, Outcome>,
): Promise<
  | Exclude<Outcome, FormRefusal<string> | undefined>
  | DataResponse<FormResponse>
  | TypedResponse<never>
> {
  const { schema, intent, limitAt, limit, take } = handling;
  const hideFields = [...(handling.secrets ?? [])];
  const submission = parseForm(form, schema);
  const respond = (response: Omit<FormResponse, 'intent'>, init: number | ResponseInit) =>
    data<FormResponse>({ ...(intent && { intent }), ...response }, init);
  const refuse = ({ error, at, status = 400 }: FormRefusal<FieldOf<Schema>>) =>
    respond({ lastResult: submission.reply({ hideFields, ...errorAt(at, error) }) }, status);

  const faults = (await handling.judge?.()) ?? {};
  if (submission.status !== 'success' || Object.keys(faults).length > 0) {
    return respond({ lastResult: withFaults(submission, hideFields, faults) }, 400);
  }
  const allowed = (await limit?.(submission.value)) ?? { ok: true };
  if (!allowed.ok) {
    const elsewhere = await handling.otherwise?.(submission.value, allowed);
    if (elsewhere) return elsewhere;
    const { wantsCaptcha, retryAfterSeconds } = allowed;
    const error: FormError = wantsCaptcha ? 'show that you are human' : 'too many attempts';
    const lastResult = submission.reply({ hideFields, ...errorAt(limitAt, error) });
    if (wantsCaptcha) return respond({ lastResult, wantsCaptcha }, 422);
    return respond(
      { lastResult },
      { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
    );
  }
  const outcome = await take(submission.value);
  if (!outcome) {
    const lastResult = submission.reply(handling.empties && { resetForm: true });
    return respond({ lastResult, isDone: true }, 200);
  }
  if (leadsOn(outcome)) return outcome;
  return 'error' in outcome ? refuse(outcome) : respond({}, 200);
}

function leadsOn<Outcome extends object>(
  outcome: Outcome,
): outcome is Exclude<Outcome, FormRefusal<string> | undefined> {
  return !('error' in outcome);
}

/** Returns the refusal of a form without a schema; `more` is additional data for the page. */
export function refuseForm<More extends object = Record<never, never>>(
  { error, at = '', status = 400 }: FormRefusal<string>,
  more?: More,
) {
  const refusal: FormResponse = { lastResult: { status: 'error', error: { [at]: [error] } } };
  return data({ ...refusal, ...more }, status);
}

const errorAt = (field: string | undefined, error: string) =>
  field === undefined ? { formErrors: [error] } : { fieldErrors: { [field]: [error] } };

function withFaults(
  submission: Pick<Submission<unknown, string[]>, 'reply'>,
  hideFields: string[],
  faults: Partial<Record<string, string>>,
) {
  const found = Object.entries(faults).filter((fault) => fault[1] !== undefined);
  const fieldErrors = Object.fromEntries(found.map(([field, error]) => [field, [error ?? '']]));
  return submission.reply({ hideFields, fieldErrors });
}
