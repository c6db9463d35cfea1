import { redirect, type AppLoadContext } from '@remix-run/node';
import { surprise } from '~/domain/made-characters/surprise';
import { makingSteps } from '~/domain/made-characters/steps';
import { idSchema } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { fillDraft } from '~/domain/wizards/fill-draft';
import { formText } from '../../kit/forms/form-text';
import { actOnStep } from '../../wizards/act-on-step.server';
import { createHref } from '../making-hrefs';
import { createAi, readCreatingFacts } from './create-ai.server';

/**
 * Saves a step and continues or shows its sketch, orders the character, or fills the empty steps at random
 * and shows the summary.
 */
export async function actOnCreate(context: AppLoadContext, person: Person, form: FormData) {
  const intent = formText(form, 'intent');
  if (intent === 'show') return showSketch(context, person, form);
  if (intent !== 'surprise') return actOnStep(createAi, context, person, form);
  const draftId = idSchema.safeParse(formText(form, 'draftId'));
  const facts = await readCreatingFacts(context, person);
  if (!draftId.success) return redirect(createHref('style'));
  const filled = await fillDraft(context.domain, createAi, {
    person,
    draftId: draftId.data,
    facts,
    fill: (name, before) => {
      const step = makingSteps.find((one) => one === name);
      if (!step || step === 'summary') return null;
      return surprise(step, before, {
        offered: facts.offered.traits,
        minAge: facts.offered.minAge,
        greetings: facts.greetings,
        chance: Math.random,
      });
    },
  });
  if (!filled.ok && filled.reason === 'draft-submitted')
    return redirect(createAi.done(filled.outcome));
  return redirect(createHref(filled.ok ? (filled.missing ?? 'summary') : 'style'));
}

/** Saves a step and shows it again with its sketch, which browsers without scripts do not change themselves. */
async function showSketch(context: AppLoadContext, person: Person, form: FormData) {
  form.set('intent', 'save');
  const answer = await actOnStep(createAi, context, person, form);
  const isSaved =
    answer instanceof Response && answer.headers.get('location')?.startsWith(createHref(''));
  return isSaved ? redirect(createHref(formText(form, 'step'))) : answer;
}
