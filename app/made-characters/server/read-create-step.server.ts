import { redirect, type AppLoadContext } from '@remix-run/node';
import { getMakingPrice } from '~/domain/made-characters/read-terms';
import { stepSchemas, type StepChoices } from '~/domain/made-characters/choices';
import { makingSteps } from '~/domain/made-characters/steps';
import { pickOne, suggestName } from '~/domain/made-characters/suggest-name';
import type { Person } from '~/domain/shared/person';
import { listPresetSamples } from '~/domain/voices/list-preset-samples';
import { getBalance } from '~/domain/wallet/get-balance';
import { decideStep } from '~/domain/wizards/decide-step';
import { findDraft } from '~/domain/wizards/find-draft';
import { translatorOf } from '../../kit/i18n/translator.server';
import { readStep } from '../../wizards/read-step.server';
import type { StepView } from '../../wizards/step-view';
import { looksOf } from '../looks-of';
import { createHref } from '../making-hrefs';
import { agesOf, createAi, readCreatingFacts, type CreatingFacts } from './create-ai.server';
import { optionText } from './option-text.server';

interface Requested {
  person: Person;
  step: string;
  /** True if the person requests another name. */
  wantsOtherName: boolean;
}

/** Returns the data of a step's page: the step, what is chosen so far, and the price at the last step. */
export async function readCreateStep(
  context: AppLoadContext,
  { person, step, wantsOtherName }: Requested,
) {
  const [view, facts, t] = await Promise.all([
    readStep(createAi, context, person, step),
    readCreatingFacts(context, person),
    translatorOf(context),
  ]);
  const draft = await findDraft(context.domain, person, createAi.kind);
  const { answers } = decideStep(createAi, draft.held, facts, step);
  const chosen = answers as StepChoices;
  return {
    page: { title: view.title },
    view: step === 'name' ? withSuggestions(view, chosen, facts, wantsOtherName) : view,
    ages: agesOf(facts),
    isKept: draft.version > 0,
    looks: looksOf(Object.assign({}, ...Object.values(chosen)) as object),
    samples: step === 'voice' ? await readSamples(context) : {},
    chosen: describeChosen(chosen, (field, value) => optionText(t, field, value)),
    cost: step === 'summary' ? await readCost(context, person) : null,
    isVisitor: person.kind === 'guest',
  };
}

/** Returns a person's draft: where it stopped, and what is chosen; null if there is none. */
export async function readDraft(context: AppLoadContext, person: Person) {
  const [t, facts, draft] = await Promise.all([
    translatorOf(context),
    readCreatingFacts(context, person),
    findDraft(context.domain, person, createAi.kind),
  ]);
  if (draft.version === 0) return null;
  const { show, steps, answers } = decideStep(createAi, draft.held, facts, null);
  const chosen = answers as StepChoices;
  const lines = describeChosen(chosen, (field, value) => optionText(t, field, value));
  return {
    page: { title: t('create:draft.title-long') },
    href: createHref(show),
    at: steps.findIndex(({ name }) => name === show) + 1,
    of: steps.length,
    looks: looksOf(Object.assign({}, ...Object.values(chosen)) as object),
    text: lines.map((line) => line.text).join(', '),
  };
}

export type CreateStep = Awaited<ReturnType<typeof readCreateStep>>;

/** Returns a sample of each voice, by its preset. */
async function readSamples({ domain, mediaAddress }: AppLoadContext) {
  const samples = await listPresetSamples(domain);
  return Object.fromEntries(
    samples.map(({ preset, storageKey, seconds }) => [
      preset,
      { src: mediaAddress(storageKey), seconds },
    ]),
  );
}

/** One line of what is chosen, with the step where it is changed. */
export interface ChosenLine {
  step: string;
  href: string;
  text: string;
}

/** Texts that are too long for a line. */
const longTexts: readonly string[] = ['greeting', 'line', 'you', 'yourLine'];

function describeChosen(
  chosen: StepChoices,
  textOf: (field: string, value: string) => string,
): ChosenLine[] {
  return makingSteps.flatMap((step) => {
    const values: Readonly<Record<string, unknown>> = chosen[step] ?? {};
    const parts = Object.keys(stepSchemas[step].shape).flatMap((field) => {
      const given = [values[field] ?? []].flat().map(String);
      if (field === 'age' || field === 'name') return given;
      if (longTexts.includes(field)) return [];
      return given.map((value) => textOf(field, value));
    });
    if (parts.length === 0 || step === 'summary') return [];
    return [{ step, href: createHref(step), text: parts.join(', ') }];
  });
}

/** Suggests a name and a first message if there are none; another name on request. */
function withSuggestions(
  view: StepView,
  { style }: StepChoices,
  { greetings }: CreatingFacts,
  wantsOtherName: boolean,
): StepView {
  const { name, greeting } = view.values;
  const former = typeof name === 'string' ? name : null;
  const suggested =
    former === null || wantsOtherName
      ? suggestName(style?.gender ?? 'female', Math.random, former)
      : former;
  return {
    ...view,
    values: {
      ...view.values,
      name: suggested,
      greeting: greeting ?? (greetings.length === 0 ? '' : pickOne(greetings, Math.random)),
    },
  };
}

async function readCost({ domain }: AppLoadContext, person: Person) {
  const userId = person.kind === 'user' ? person.id : null;
  const { kind, tokens, isSubscriber, terms } = await getMakingPrice(domain, userId);
  const balance = userId === null ? null : await getBalance(domain, userId);
  return {
    kind,
    tokens,
    isSubscriber,
    balance,
    includedAMonth: terms.includedAMonth,
  };
}

/** Returns the person who creates a character. One who is not verified yet goes to verify first. */
export function requireCreator({ viewer }: Pick<AppLoadContext, 'viewer'>, back: string): Person {
  if (viewer.kind === 'nobody') return { kind: 'guest', id: idWithoutDraft };
  if (viewer.kind === 'user' && !viewer.isVerified) {
    throw redirect(`/verify?${new URLSearchParams({ redirectTo: back })}`);
  }
  return viewer.person;
}

/** An id without a draft, for visitors without an identity, such as crawlers. */
const idWithoutDraft = '00000000-0000-4000-8000-000000000000';
