import type { Submission } from '@conform-to/react';
import { data, type TypedResponse } from '@remix-run/node';
import type * as z from 'zod';
import type { Allowance } from '../http/attempt-limits';
import type { FormError } from '../i18n/form-error';
import type { FormResponse } from './form-response';
import { parseForm } from './parse-form.server';

type FieldOf<Schema extends z.ZodObject> = keyof z.input<Schema> & string;

/** Why a form was not taken: told at a field, else of the form as a whole. */
interface FormRefusal<Field extends string> {
  error: string;
  at?: Field;
  /** 400 unless said otherwise. */
  status?: number;
}

type Said<Data> = ReturnType<typeof data<Data>>;

interface FormHandling<Schema extends z.ZodObject, Outcome> {
  schema: Schema;
  /** Which of the page's forms it is, where there are several. */
  intent?: string;
  /** Fields that are never sent back. */
  secrets?: readonly FieldOf<Schema>[];
  /** What is wrong beyond what the schema sees; told along with that. */
  judge?: () => Promise<Partial<Record<FieldOf<Schema>, string>>>;
  /** Whether it may be tried just now; asked once it is valid. */
  limit?: (value: z.output<Schema>) => Promise<Allowance>;
  /** Where to redirect somebody who has no attempts left; without it they are told to wait. */
  otherwise?: (
    value: z.output<Schema>,
    refused: Extract<Allowance, { ok: false }>,
  ) => Promise<TypedResponse<never> | null>;
  /** Where it is told that it may not. */
  limitAt?: FieldOf<Schema>;
  /** It is drawn empty once it was taken. */
  empties?: true;
  /**
   * Carries it out: where that leads or what the page says then, why it was refused, or nothing where
   * the form itself says that it was taken.
   */
  take: (value: z.output<Schema>) => Promise<Outcome>;
}

/**
 * Answers a form: reads it by its schema, asks whether it may be tried, and has it taken. What was
 * typed comes back with what is wrong, so that it is drawn again with or without scripts.
 */
export async function handleForm<
  Schema extends z.ZodObject,
  Outcome extends TypedResponse<never> | Said<unknown> | FormRefusal<FieldOf<Schema>> | undefined,
>(
  form: FormData,
  handling: FormHandling<Schema, Outcome>,
): Promise<
  Exclude<Outcome, FormRefusal<string> | undefined> | Said<FormResponse> | TypedResponse<never>
> {
  const { schema, intent, limitAt, limit, take } = handling;
  const hideFields = [...(handling.secrets ?? [])];
  const submission = parseForm(form, schema);
  const respond = (said: Omit<FormResponse, 'intent'>, init: number | ResponseInit) =>
    data<FormResponse>({ ...(intent && { intent }), ...said }, init);
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

/** The refusal of a form that is not read by a schema; `more` is what its page says beside. */
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
