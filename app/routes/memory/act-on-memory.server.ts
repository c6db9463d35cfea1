import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { addFact, editFact } from '~/domain/memory/change-facts';
import { bringBack, forget, switchMemory, type Forgettable } from '~/domain/memory/forget';
import { preferencesSchema, replyLanguages, setPreferences } from '~/domain/memory/preferences';
import { factTextSchema } from '~/domain/memory/schema';
import { idSchema } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { frequencyIntent } from '../../follow-ups/follow-ups-place';
import { saveFrequency } from '../../follow-ups/server/save-follow-ups.server';
import { handleForm } from '../../kit/forms/handle-form.server';
import type { Refusals } from '../../kit/http/describe-refusal';
import { memoryHref } from '../../memory/memory-place';

interface Chat {
  person: Person;
  characterId: string;
  slug: string;
}

const textSchema = z.object({ text: factTextSchema });
const editSchema = textSchema.extend({ id: idSchema });
/** No language means that of the last message. */
const choiceSchema = preferencesSchema.extend({ language: z.enum(replyLanguages).optional() });
const idOf = (form: FormData) => idSchema.safeParse(form.get('id')).data;

type Given = Pick<AppLoadContext, 'domain' | 'moderator' | 'limits' | 'country' | 'refusals'>;

/** Handles a form of the panel; returns the form's response, or undefined if there is nothing to show. */
export async function actOnMemory(context: Given, { slug, ...chat }: Chat, form: FormData) {
  const { domain, limits, refusals } = context;
  const intent = form.get('intent');
  if (intent === 'add' || intent === 'edit') {
    return keepTyped(context, { slug, ...chat, intent }, form);
  }
  const { person, characterId } = chat;
  if (intent === frequencyIntent && person.kind === 'user') {
    return saveFrequency({ domain, limits, refusals }, { userId: person.id, characterId }, form);
  }
  if (intent === 'choose') {
    return handleForm(form, {
      intent: 'choose',
      schema: choiceSchema,
      limit: () => limits.changeMemory(person),
      take: async ({ language = null, ...preferences }) => {
        await setPreferences(domain, person, characterId, { ...preferences, language });
        return undefined;
      },
    });
  }
  const allowed = await limits.changeMemory(person);
  if (!allowed.ok) throw data(null, 429);
  if (intent === 'turn-on' || intent === 'turn-off') {
    await switchMemory(domain, { ...chat, isOn: intent === 'turn-on' });
    return null;
  }
  const what = forgettable(form);
  if (what && intent === 'forget') {
    await forget(domain, { ...chat, what });
    return null;
  }
  if (what && intent === 'restore') {
    const outcome = await bringBack(domain, { ...chat, what });
    return outcome.ok ? null : data({ actError: refusals.formErrorOf(outcome.reason) }, 409);
  }
  throw data(null, 400);
}

/** Saves typed text as a new fact, or in the place of an earlier one. */
function keepTyped(
  { domain, moderator, limits, country, refusals }: Given,
  { slug, intent, ...chat }: Chat & { intent: 'add' | 'edit' },
  form: FormData,
) {
  const limit = () => limits.changeMemory(chat.person);
  if (intent === 'add') {
    return handleForm(form, {
      intent: 'add',
      schema: textSchema,
      limit,
      limitAt: 'text',
      empties: true,
      take: async ({ text }) =>
        refusalResponse(
          refusals,
          await addFact(domain, moderator, { ...chat, text, country }),
          slug,
        ),
    });
  }
  return handleForm(form, {
    intent: 'edit',
    schema: editSchema,
    limit,
    limitAt: 'text',
    take: async ({ text, id }) =>
      refusalResponse(
        refusals,
        await editFact(domain, moderator, { ...chat, text, country, factId: id }),
        slug,
      ) ??
      // The page shows the fact with its new text.
      redirect(memoryHref({ slug })),
  });
}

function forgettable(form: FormData): Forgettable | null {
  const kind = form.get('kind');
  const id = idOf(form);
  if (kind === 'everything') return { kind };
  return (kind === 'fact' || kind === 'entry') && id !== undefined ? { kind, id } : null;
}

/** Returns a refusal at the typed text; a person in danger is led to the crisis card in the chat. */
function refusalResponse(
  refusals: Refusals,
  outcome: Awaited<ReturnType<typeof addFact | typeof editFact>>,
  slug: string,
) {
  if (outcome.ok) return undefined;
  if (outcome.reason === 'answered-in-chat') return redirect(`/chats/${slug}#latest`);
  if (outcome.reason === 'under_age_review') return redirect(underReviewHref);
  return { at: 'text' as const, error: refusals.formErrorOf(outcome.reason) };
}
