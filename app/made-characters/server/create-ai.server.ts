import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import * as z from 'zod';
import {
  ageFrom,
  joinChoices,
  longest,
  highestAge,
  stepSchemas,
  type StepChoices,
} from '~/domain/made-characters/choices';
import { optionsOf } from '~/domain/made-characters/offered-traits';
import { orderCharacterIn } from '~/domain/made-characters/order-character';
import type { Offered } from '~/domain/made-characters/read-offered';
import { readMakerStatus, type MakerStatus } from '~/domain/made-characters/read-maker-status';
import { makingEventOf, makingSteps, type MakingStep } from '~/domain/made-characters/steps';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { translatorOf } from '../../kit/i18n/translator.server';
import { withRedirect } from '../../kit/site/with-redirect';
import { defineWizard, type FieldLook } from '../../wizards/define-wizard.server';
import { createHref, generatingHref } from '../making-hrefs';
import { solveNotOrdered } from './not-ordered.server';
import { optionText } from './option-text.server';
import { readOfferedNow } from './read-offered.server';

/** The facts on which the steps depend besides the answers. */
export interface CreatingFacts {
  offered: Offered;
  /** Null for a visitor, who signs up before anything is made. */
  makerStatus: MakerStatus | null;
  /** First messages in the person's language. */
  greetings: readonly string[];
  refusals: AppLoadContext['refusals'];
}

/** Returns the facts on which the steps depend besides the answers. */
export async function readCreatingFacts(
  context: AppLoadContext,
  person: Person,
): Promise<CreatingFacts> {
  const [t, offered, makerStatus] = await Promise.all([
    translatorOf(context),
    readOfferedNow(context),
    person.kind === 'user' ? readMakerStatus(context.domain, person.id, context.country) : null,
  ]);
  const greetings = t('create:greetings', { returnObjects: true });
  return {
    offered,
    makerStatus,
    greetings: Array.isArray(greetings) ? greetings.map(String) : [],
    refusals: context.refusals,
  };
}

const summary = createHref('summary');

const choice = (field: string, as: 'radios' | 'checkboxes' = 'radios'): FieldLook => ({
  as,
  label: (t) => t(`create:field.${field}`),
  option: (t, value) => optionText(t, field, value),
});

const nameOf = (step: string) => (t: TFunction) => t(`create:step.${step}.title`);
const textOf = (step: string) => (t: TFunction) => t(`create:step.${step}.text`);
const named = (step: MakingStep) => ({
  title: nameOf(step),
  text: textOf(step),
  options: (before: StepChoices, { offered }: CreatingFacts) =>
    optionsOf(step, before, offered.traits),
});

/** The creation of a character in fifteen steps. Visitors walk all of them and sign up before the last act. */
export const createAi = defineWizard({
  kind: 'create-ai',
  href: createHref,
  progress: (t, { at, of }) => t('create:place', { at, of }),
  event: (step) => makingEventOf(stepOf(step)),
  facts: readCreatingFacts,
  steps: {
    style: {
      ...named('style'),
      schema: stepSchemas.style,
      fields: { style: choice('style'), gender: choice('gender') },
    },
    ethnicity: {
      ...named('ethnicity'),
      schema: stepSchemas.ethnicity,
      fields: { ethnicity: choice('ethnicity') },
    },
    age: {
      title: nameOf('age'),
      text: textOf('age'),
      schema: stepSchemas.age,
      limits: ({ offered }: CreatingFacts) => z.object({ age: ageFrom(offered.minAge) }),
      fields: { age: { as: 'own', label: (t) => t('create:field.age') } },
    },
    eyes: { ...named('eyes'), schema: stepSchemas.eyes, fields: { eyes: choice('eyes') } },
    hair: { ...named('hair'), schema: stepSchemas.hair, fields: { hair: choice('hair') } },
    'hair-color': {
      ...named('hair-color'),
      schema: stepSchemas['hair-color'],
      fields: { hairColor: choice('hairColor') },
    },
    body: { ...named('body'), schema: stepSchemas.body, fields: { body: choice('body') } },
    figure: {
      ...named('figure'),
      isOptional: true,
      schema: stepSchemas.figure,
      fields: { bust: choice('bust'), hips: choice('hips'), build: choice('build') },
    },
    personality: {
      ...named('personality'),
      schema: stepSchemas.personality,
      fields: { personality: choice('personality') },
    },
    voice: {
      ...named('voice'),
      schema: stepSchemas.voice,
      fields: { voice: choice('voice'), mood: choice('mood') },
    },
    occupation: {
      ...named('occupation'),
      schema: stepSchemas.occupation,
      fields: { occupation: choice('occupation') },
    },
    hobbies: {
      ...named('hobbies'),
      schema: stepSchemas.hobbies,
      fields: { hobbies: choice('hobbies', 'checkboxes') },
    },
    relationship: {
      ...named('relationship'),
      schema: stepSchemas.relationship,
      fields: { relationship: choice('relationship') },
    },
    name: {
      ...named('name'),
      schema: stepSchemas.name,
      fields: {
        name: { as: 'text', label: (t) => t('create:field.name'), maxLength: longest.name },
        greeting: {
          as: 'text-area',
          label: (t) => t('create:field.greeting'),
          hint: (t) => t('create:hint.greeting'),
          maxLength: longest.greeting,
          rows: 3,
        },
        line: {
          as: 'text-area',
          label: (t) => t('create:field.line'),
          hint: (t) => t('create:hint.line'),
          maxLength: longest.line,
          rows: 2,
        },
        scene: choice('scene'),
        you: {
          as: 'text',
          label: (t) => t('create:field.you'),
          hint: (t) => t('create:hint.you'),
          maxLength: longest.name,
        },
        yourLine: {
          as: 'text-area',
          label: (t) => t('create:field.yourLine'),
          maxLength: longest.line,
          rows: 2,
        },
        zodiac: choice('zodiac'),
      },
    },
    summary: {
      title: nameOf('summary'),
      schema: stepSchemas.summary,
      fields: { confirmedTokens: { as: 'own', label: (t) => t('create:field.price') } },
    },
  },
  async submit(context, trx, { person, answers, facts }) {
    const { offered, makerStatus, refusals } = facts;
    if (makerStatus === null) return { ok: false, href: summary };
    const chosen: StepChoices = answers;
    const ordered = await orderCharacterIn(context, trx, {
      userId: person.id,
      choices: joinChoices(chosen),
      offered,
      makerStatus,
      // The draft is submitted once, so a repetition never comes here.
      idempotencyKey: newId(),
      confirmed: chosen.summary?.confirmedTokens,
    });
    if (!ordered.ok) {
      const shortageHref = `${summary}?modal=becomePremiumCreateAITokenShortage`;
      return {
        ok: false,
        ...solveNotOrdered({ refusals }, ordered, { back: summary, shortageHref }),
      };
    }
    return { ok: true, outcome: { slug: ordered.slug } };
  },
  done: ({ slug }) => generatingHref(String(slug)),
  signUpHref: (stepHref) => withRedirect('/sign_up', `${stepHref}?creating_ai=true`),
});

/** Returns the step of a name. Throws for a name that is no step. */
function stepOf(name: string): MakingStep {
  const step = makingSteps.find((one) => one === name);
  if (!step) throw new Error(`there is no step ${name}`);
  return step;
}

/** The ages that the slider of its step spans. */
export const agesOf = ({ offered }: Pick<CreatingFacts, 'offered'>) => ({
  min: offered.minAge,
  max: highestAge,
});
