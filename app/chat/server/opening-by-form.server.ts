import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { chooseGreeting } from '~/domain/chat/openings/greeting-of-card';
import type { Person } from '~/domain/shared/person';

const formSchema = z.object({
  intent: z.literal('opening'),
  index: z.coerce.number().int().min(0).max(1000),
});

interface Chosen {
  person: Person;
  character: { id: string; slug: string; name: string };
  form: FormData;
}

/** Chooses the first message of a chat by a form and leads back to it; null for any other form. */
export async function openingByForm(
  context: Pick<AppLoadContext, 'domain' | 'limits' | 'refusals'>,
  { person, character, form }: Chosen,
) {
  const parsed = formSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const allowed = await context.limits.actOnMessages(person);
  if (!allowed.ok) return data({ actError: 'too many attempts' as const }, 429);
  const chosen = await chooseGreeting(context.domain, person, {
    greeter: character,
    index: parsed.data.index,
  });
  if (chosen.ok) return redirect(`/chats/${character.slug}#latest`);
  return data({ actError: context.refusals.formErrorOf(chosen.reason) }, 404);
}
