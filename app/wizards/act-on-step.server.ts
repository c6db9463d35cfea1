import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { noteAnalytics } from '~/domain/analytics/note-analytics';
import { idSchema } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { findDraft } from '~/domain/wizards/find-draft';
import type { Refusal } from '~/domain/wizards/refusals';
import { saveStep, type SentStep } from '~/domain/wizards/save-step';
import { submitDraft } from '~/domain/wizards/submit-draft';
import { schemaOf } from '~/domain/wizards/wizard';
import { trackedPerson } from '../analytics/tracked';
import { handleForm } from '../kit/forms/handle-form.server';
import { parseForm } from '../kit/forms/parse-form.server';
import { translatorOf } from '../kit/i18n/translator.server';
import type { NotSubmitted, PagedWizard } from './define-wizard.server';
import { rememberResponse, showFields } from './read-step.server';
import type { StepResponse } from './step-view';

const sentSchema = z.object({
  intent: z.enum(['save', 'submit']),
  step: z.string(),
  draftId: idSchema,
  version: z.coerce.number().int().nonnegative(),
});

/** Saves a sent step, submits the draft if requested, and returns the redirect or the errors. */
export async function actOnStep(
  wizard: PagedWizard,
  context: AppLoadContext,
  person: Person,
  form: FormData,
) {
  const sent = sentSchema.safeParse(Object.fromEntries(form));
  const isStep = sent.success && Object.hasOwn(wizard.steps, sent.data.step);
  const step = isStep ? wizard.steps[sent.data.step] : undefined;
  if (!sent.success || !step) throw data(null, 400);
  const { intent, ...where } = sent.data;
  const mustSignUp = person.kind === 'guest' ? wizard.signUpHref : undefined;
  const facts = await wizard.facts?.(context, person);
  const schema = schemaOf(step, facts);
  const answer = await handleForm(form, {
    schema,
    async take(values) {
      const filled: SentStep<unknown> = { ...where, person, values, facts };
      const isSubmit = intent === 'submit' && !mustSignUp;
      const result = isSubmit
        ? await submitDraft(context.domain, wizard, filled)
        : await saveStep(context.domain, wizard, filled);
      if (!result.ok) {
        if (!('reason' in result)) return notSubmitted(result);
        if (result.reason !== 'draft-changed') return refused(wizard, context, result);
        return describeChange(wizard, context, { form, sent: filled, holds: result.holds });
      }
      await noteStep(wizard, context, person, { step: where.step, isSubmit });
      if ('outcome' in result) return redirect(wizard.done(result.outcome));
      const href = wizard.href(result.next ?? where.step);
      return redirect(intent === 'submit' && mustSignUp ? mustSignUp(href) : href);
    },
  });
  if ('data' in answer) rememberResponse(context, answer.data);
  return answer;
}

const notSubmitted = (no: NotSubmitted) =>
  'href' in no ? redirect(no.href) : { error: no.error, status: 409 };

type Other = 'draft-incomplete' | 'draft-submitted' | 'answer-not-valid' | 'no-such-draft';

/** Returns the redirect or the error for a step that cannot be saved. */
function refused(wizard: PagedWizard, { refusals }: AppLoadContext, refusal: Refusal<Other>) {
  switch (refusal.reason) {
    case 'draft-incomplete':
      return redirect(wizard.href(refusal.step));
    case 'draft-submitted':
      return redirect(wizard.done(refusal.outcome));
    case 'answer-not-valid':
      return { error: refusals.formErrorOf(refusal.reason), at: refusal.field };
    case 'no-such-draft':
      throw data(null, 404);
  }
}

interface Changed {
  form: FormData;
  sent: SentStep<unknown>;
  holds: Readonly<Record<string, unknown>>;
}

/** Returns the typed input together with the values that another window has saved for the step. */
async function describeChange(
  wizard: PagedWizard,
  context: AppLoadContext,
  { form, sent: { person, step, facts }, holds }: Changed,
) {
  const definition = wizard.steps[step];
  if (!definition) throw data(null, 404);
  const [t, draft] = await Promise.all([
    translatorOf(context),
    findDraft(context.domain, person, wizard.kind),
  ]);
  const options = Object.fromEntries(
    Object.entries(holds).map(([name, held]) => [name, [held].flat().map(String)]),
  );
  const fields = showFields(definition, { facts, options }, t);
  const response: StepResponse = {
    lastResult: parseForm(form, schemaOf(definition, facts)).reply(),
    version: draft.version,
    changed: {
      text: t('wizards:changed'),
      holds: fields.map(({ label, options: held }) => ({
        label,
        value: held.map((one) => one.label).join(', '),
      })),
    },
  };
  return data(response, 409);
}

/** Reports the completed step to analytics, never the answers. */
async function noteStep(
  wizard: PagedWizard,
  context: AppLoadContext,
  person: Person,
  { step, isSubmit }: { step: string; isSubmit: boolean },
): Promise<void> {
  const act = isSubmit ? 'submitted' : 'saved';
  const own = wizard.event?.(step);
  await noteAnalytics(
    context.domain,
    trackedPerson(person.id, context),
    own
      ? { name: own, properties: { act } }
      : { name: 'wizard-step', properties: { wizard: wizard.kind, step, act } },
  );
}
