import { redirect, type AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import type { Person } from '~/domain/shared/person';
import { decideStep, type StepDecision } from '~/domain/wizards/decide-step';
import { findDraft } from '~/domain/wizards/find-draft';
import { schemaOf, type Options, type StepAnswers } from '~/domain/wizards/wizard';
import { translatorOf } from '../kit/i18n/translator.server';
import type { FieldLook, PagedWizard } from './define-wizard.server';
import type { Progress, ShownField, StepResponse, StepView } from './step-view';

/**
 * The results of actions by request. Without scripts, the loaders of the same request render the page with
 * them.
 */
const answered = new WeakMap<AppLoadContext, StepResponse>();

/** Stores the result of a step for the page that the same request renders. */
export function rememberResponse(context: AppLoadContext, response: StepResponse): void {
  answered.set(context, response);
}

/**
 * Returns the data of a wizard's step. Redirects to the step where the person stopped if none is requested
 * (null) or the requested one is not available yet.
 */
export async function readStep(
  wizard: PagedWizard,
  context: AppLoadContext,
  person: Person,
  requested: string | null,
): Promise<StepView> {
  const [draft, facts, t] = await Promise.all([
    findDraft(context.domain, person, wizard.kind),
    wizard.facts?.(context, person),
    translatorOf(context),
  ]);
  const decided = decideStep(wizard, draft.held, facts, requested);
  const step = wizard.steps[decided.show];
  if (decided.show !== requested || !step) throw redirect(wizard.href(decided.show));
  const before = decided.steps.find(({ name }) => name === requested)?.before ?? {};
  return {
    kind: wizard.kind,
    step: requested,
    href: wizard.href(requested),
    draft: { id: draft.id, version: draft.version },
    title: step.title(t),
    text: step.text?.(t) ?? null,
    fields: showFields(step, { facts, options: step.options?.(before, facts) ?? {} }, t),
    values: asTyped(draft.held[requested]?.values ?? {}),
    progress: showProgress(wizard, decided, t),
    isLast: decided.next === null,
    response: answered.get(context),
  };
}

/** Presents saved values as form fields. */
const asTyped = (values: StepAnswers): StepView['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map(String)
        : value === true
          ? 'on'
          : value === false
            ? ''
            : String(value),
    ]),
  );

/** Presents the fields of a step with their strings. */
export function showFields(
  step: PagedWizard['steps'][string],
  { facts, options }: { facts: unknown; options: Options },
  t: TFunction,
): ShownField[] {
  const required =
    schemaOf(step, facts)
      .safeParse({})
      .error?.issues.map(({ path }) => path[0]) ?? [];
  return Object.entries(step.fields).map(([name, look]) => ({
    name,
    as: look.as,
    label: look.label(t),
    hint: 'hint' in look ? look.hint?.(t) : undefined,
    maxLength: 'maxLength' in look ? look.maxLength : undefined,
    rows: 'rows' in look ? look.rows : undefined,
    isRequired: required.includes(name),
    options: (options[name] ?? []).map((value) => ({ value, label: optionText(look, value, t) })),
  }));
}

const optionText = (look: FieldLook, value: string, t: TFunction) =>
  'option' in look ? look.option(t, value) : value;

function showProgress(wizard: PagedWizard, decided: StepDecision, t: TFunction): Progress {
  const { show, steps, previous } = decided;
  const place = { at: steps.findIndex(({ name }) => name === show) + 1, of: steps.length };
  return {
    label: t('wizards:steps'),
    text: wizard.progress?.(t, place) ?? t('wizards:place', place),
    back: previous === null ? null : { href: wizard.href(previous), label: t('wizards:back') },
    steps: steps.map(({ name, state }) => ({
      title: wizard.steps[name]?.title(t) ?? name,
      state,
      stateText: t(`wizards:state.${state}`),
      isShown: name === show,
      href: name === show || state === 'open' ? null : wizard.href(name),
    })),
  };
}
