import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { choosePortrait } from '~/domain/made-characters/choose-portrait';
import { divideChoices } from '~/domain/made-characters/choices';
import { deleteMade, restoreMade, stopMaking } from '~/domain/made-characters/delete-made';
import { findMade, type OwnMade } from '~/domain/made-characters/find-made';
import { orderAgain } from '~/domain/made-characters/order-again';
import { readMakerStatus } from '~/domain/made-characters/read-maker-status';
import { renewPortraits } from '~/domain/made-characters/renew-portraits';
import { idempotencyKeySchema } from '~/domain/idempotency/schema';
import type { MakingStep } from '~/domain/made-characters/steps';
import { idSchema, newId } from '~/domain/shared/ids';
import { fillDraft } from '~/domain/wizards/fill-draft';
import { formText } from '../../kit/forms/form-text';
import { refuseForm } from '../../kit/forms/handle-form.server';
import { createHref, generatingHref, madeHref, myAiHref } from '../making-hrefs';
import { createAi, readCreatingFacts } from './create-ai.server';
import { solveNotOrdered } from './not-ordered.server';
import { readOfferedNow } from './read-offered.server';

interface Act {
  userId: string;
  /** The address of the character. */
  slug: string;
  form: FormData;
}

/**
 * Carries out an act on a person's made character: choosing a portrait, ordering others, trying again,
 * stopping, deleting. Returns the redirect or the error.
 */
export async function actOnMade(context: AppLoadContext, { userId, slug, form }: Act) {
  const { domain } = context;
  const made = await findMade(domain, { userId, slug });
  if (!made) throw data(null, 404);
  const own = { userId, characterId: made.id };
  switch (formText(form, 'intent')) {
    case 'portrait': {
      const portraitId = idSchema.safeParse(formText(form, 'portraitId')).data ?? '';
      if (portraitId !== '') await choosePortrait(domain, { ...own, portraitId });
      return redirect(backTo(form, slug));
    }
    case 'renew':
      return renew(context, own, form, slug);
    case 'again':
      return again(context, own, form);
    case 'change':
      return changeFirst(context, made);
    case 'stop':
      await stopMaking(domain, own);
      return redirect(myAiHref);
    case 'delete':
      await deleteMade(domain, own);
      return redirect(`${myAiHref}?deleted=${made.id}`);
    default:
      throw data(null, 400);
  }
}

/** Makes the choices of a failed character the person's draft, as far as they are still on offer. */
async function changeFirst(context: AppLoadContext, made: OwnMade) {
  const person = { kind: 'user', id: made.userId } as const;
  const steps = divideChoices(made.choices);
  const filled = await fillDraft(context.domain, createAi, {
    person,
    draftId: newId(),
    facts: await readCreatingFacts(context, person),
    fill: (step) => steps[step as MakingStep] ?? null,
  });
  return redirect(createHref((filled.ok && filled.missing) || 'summary'));
}

/** Brings a deleted character back. */
export async function restoreByForm(
  { domain, refusals }: AppLoadContext,
  { userId, form }: Omit<Act, 'slug'>,
) {
  const characterId = idSchema.safeParse(formText(form, 'characterId')).data;
  if (characterId === undefined) throw data(null, 400);
  const restored = await restoreMade(domain, { userId, characterId });
  if (restored.ok) return redirect(myAiHref);
  return refuseForm({ error: refusals.formErrorOf(restored.reason), status: 409 });
}

interface Own {
  userId: string;
  characterId: string;
}

const backTo = (form: FormData, slug: string) =>
  formText(form, 'from') === 'edit' ? madeHref(slug) : generatingHref(slug);

const confirmedIn = (form: FormData): number | undefined => {
  const confirmed = formText(form, 'confirmedTokens');
  return /^\d{1,6}$/.test(confirmed) ? Number(confirmed) : undefined;
};

async function renew(context: AppLoadContext, own: Own, form: FormData, slug: string) {
  const key = idempotencyKeySchema.safeParse(formText(form, 'idempotencyKey'));
  if (!key.success) throw data(null, 400);
  const renewed = await renewPortraits(context.domain, {
    ...own,
    idempotencyKey: key.data,
    confirmed: confirmedIn(form),
  });
  const back = backTo(form, slug);
  if (renewed.ok) return redirect(back);
  const shortageHref = `${back}?modal=buyTokenModal`;
  return showSolution(solveNotOrdered(context, renewed, { back, shortageHref }));
}

async function again(context: AppLoadContext, own: Own, form: FormData) {
  const ordered = await orderAgain(context.domain, {
    ...own,
    offered: await readOfferedNow(context),
    makerStatus: await readMakerStatus(context.domain, own.userId, context.country),
    confirmed: confirmedIn(form),
  });
  if (ordered.ok) return redirect(generatingHref(ordered.slug));
  const shortageHref = `${myAiHref}?modal=becomePremiumCreateAITokenShortage`;
  return showSolution(solveNotOrdered(context, ordered, { back: myAiHref, shortageHref }));
}

/** Leads to the page that solves a refusal, or shows its error. */
const showSolution = (solution: ReturnType<typeof solveNotOrdered>) =>
  'href' in solution ? redirect(solution.href) : refuseForm({ error: solution.error, status: 409 });
