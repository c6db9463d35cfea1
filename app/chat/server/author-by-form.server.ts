import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { actOnAuthor, authorActs } from '~/domain/chat/authors/act-on-author';
import { readAuthor } from '~/domain/chat/authors/read-author';
import { chatSettings } from '~/domain/chat/settings';
import type { Person } from '~/domain/shared/person';

import { threadHref } from '../thread/thread-place';

const formSchema = z.object({ intent: z.literal('author'), act: z.enum(authorActs) });

/** Milliseconds between two reads of a trial. */
const lookEvery = 250;

interface Chosen {
  person: Person;
  character: { id: string; slug: string };
  /** The id of a chat that was set aside; by default the current chat. */
  chatId: string | undefined;
  form: FormData;
}

/**
 * Carries out a form's choice about the author of a chat and redirects to the thread; null for any other
 * form. A trial is waited for, so that the next page shows both replies.
 */
export async function authorByForm(
  context: Pick<AppLoadContext, 'domain' | 'limits' | 'refusals'>,
  { person, character, chatId, form }: Chosen,
) {
  const parsed = formSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { act } = parsed.data;
  const allowed = await context.limits.actOnAuthors(person);
  if (!allowed.ok) return data({ actError: 'too many attempts' as const }, 429);
  const chat = { characterId: character.id, chatId };
  const outcome = await actOnAuthor(context.domain, person, { act, ...chat });
  if (!outcome.ok) {
    return data({ actError: context.refusals.formErrorOf(outcome.reason) }, 409);
  }
  if (act === 'try') await waitForTrial(context, person, chat);
  return redirect(`${threadHref(character.slug, chatId)}#latest`);
}

async function waitForTrial(
  { domain }: Pick<AppLoadContext, 'domain'>,
  person: Person,
  chat: { characterId: string; chatId: string | undefined },
): Promise<void> {
  const { reply_wait_without_script_ms } = await domain.settings(chatSettings);
  const end = performance.now() + reply_wait_without_script_ms;
  while (performance.now() < end) {
    const author = await readAuthor(domain, person, chat);
    if (author?.trial?.state !== 'pending') return;
    await pause(lookEvery);
  }
}
