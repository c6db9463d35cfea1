import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { bringIn } from '~/domain/character-cards/bring-in';
import { discardCard, findCard } from '~/domain/character-cards/find-card';
import { findAge } from '~/domain/character-cards/find-age';
import { ageFrom, lowestAge, stepSchemas } from '~/domain/made-characters/choices';
import { findMade } from '~/domain/made-characters/find-made';
import { readMakerStatus } from '~/domain/made-characters/read-maker-status';
import { idSchema } from '~/domain/shared/ids';
import { formText } from '../../kit/forms/form-text';
import { handleForm } from '../../kit/forms/handle-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { generatingHref } from '../../made-characters/making-hrefs';
import { readOfferedNow } from '../../made-characters/server/read-offered.server';
import { draftHref, importHref } from '../card-hrefs';
import { solveNotBrought } from './not-brought.server';

interface Bringing {
  userId: string;
  cardId: string;
  form: FormData;
}

/** The form of a draft. An age is given if the card states none. */
const schemaFrom = (minAge: number) =>
  z.object({
    ...stepSchemas.style.shape,
    age: ageFrom(minAge),
    greeting: z.coerce.number().int().min(0).max(1000).default(0),
    confirmedTokens: z.coerce.number().int().positive().optional(),
  });

/** Returns a card that can still be brought in. Leads to its character if it was; throws 404 for none. */
export async function requireDraft(
  { domain }: Pick<AppLoadContext, 'domain'>,
  { userId, cardId }: Omit<Bringing, 'form'>,
) {
  const id = idSchema.safeParse(cardId).data;
  const card = id === undefined ? null : await findCard(domain, { userId, cardId: id });
  if (!card) throw data(null, 404);
  if (card.characterId === null) return card;
  const made = await findMade(domain, { userId, id: card.characterId });
  if (!made) throw data(null, 404);
  throw redirect(generatingHref(made.slug));
}

/** Brings a card in and leads to its making, or leaves it out. Returns the errors of the form. */
export async function bringInByForm(context: AppLoadContext, { userId, cardId, form }: Bringing) {
  const card = await requireDraft(context, { userId, cardId });
  if (formText(form, 'intent') === 'discard') {
    await discardCard(context.domain, { userId, cardId });
    return redirect(importHref);
  }
  const [offered, t] = await Promise.all([readOfferedNow(context), translatorOf(context)]);
  const stated = findAge(card.document, card.parts);
  if (stated.kind === 'stated') form.set('age', String(stated.age));
  return handleForm(form, {
    schema: schemaFrom(stated.kind === 'stated' ? lowestAge : offered.minAge),
    limit: () => context.limits.changeMade({ kind: 'user', id: userId }),
    async take({ style, gender, age, greeting, confirmedTokens }) {
      const brought = await bringIn(context.domain, {
        userId,
        cardId,
        decisions: { style, gender, age },
        greetingIndex: greeting,
        offered,
        makerStatus: await readMakerStatus(context.domain, userId, context.country),
        greetings: greetingsOf(t('create:greetings', { returnObjects: true })),
        chance: Math.random,
        confirmed: confirmedTokens,
      });
      if (brought.ok) return redirect(generatingHref(brought.slug));
      const solution = solveNotBrought(context, brought, draftHref(cardId));
      return 'href' in solution ? redirect(solution.href) : { ...solution, status: 409 };
    },
  });
}

const greetingsOf = (texts: unknown): string[] => (Array.isArray(texts) ? texts.map(String) : []);
