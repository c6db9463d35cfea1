import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { clearChat, deleteChat, markChat } from '~/domain/chat/chats/manage-chat';
import { resumeChat, startOver } from '~/domain/chat/chats/start-over';
import { idSchema } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { underReviewHref } from '../../age-reviews/under-review-href';

const manageSchema = z.discriminatedUnion('manage', [
  z.object({ manage: z.enum(['pinned', 'muted', 'archived']), isOn: z.enum(['1', '0']) }),
  z.object({ manage: z.literal('clear') }),
  z.object({ manage: z.literal('delete') }),
  z.object({ manage: z.enum(['start-over', 'resume']), chatId: idSchema }),
]);
type Wanted = z.infer<typeof manageSchema>;

interface Managed {
  person: Person;
  character: { id: string; slug: string };
  /** The id of a chat that was set aside; by default the current chat. */
  chatId: string | undefined;
  form: FormData;
}

/**
 * Applies a form's action to the person's chat and redirects to the list or the chat that continues; null
 * for any other form.
 */
export async function manageByForm(
  context: Pick<AppLoadContext, 'domain' | 'limits' | 'country' | 'refusals'>,
  { person, character, chatId, form }: Managed,
) {
  const parsed = manageSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { limits } = context;
  const wanted = parsed.data;
  const isTurn = 'chatId' in wanted;
  const allowed = await (isTurn ? limits.openChats(person) : limits.actOnMessages(person));
  if (!allowed.ok) return data({ actError: 'too many attempts' as const }, 429);
  const chat = { characterId: character.id, chatId };
  const outcome = await carryOut(context, person, chat, wanted);
  if (outcome.ok) return redirect(isTurn ? `/chats/${character.slug}#latest` : '/chats');
  switch (outcome.reason) {
    case 'under_age_review':
      return redirect(underReviewHref);
    // The thread shows the check.
    case 'age-check-required':
    case 'adult-confirmation-required':
      return redirect(`/chats/${character.slug}`);
    default:
      return data({ actError: context.refusals.formErrorOf(outcome.reason) }, 404);
  }
}

function carryOut(
  { domain, country }: Pick<AppLoadContext, 'domain' | 'country'>,
  person: Person,
  chat: { characterId: string; chatId: string | undefined },
  wanted: Wanted,
) {
  const { characterId } = chat;
  switch (wanted.manage) {
    case 'clear':
      return clearChat(domain, person, chat);
    case 'delete':
      return deleteChat(domain, person, chat);
    case 'start-over':
      return startOver(domain, person, { characterId, chatId: wanted.chatId, country });
    case 'resume':
      return resumeChat(domain, person, { characterId, chatId: wanted.chatId });
    default:
      return markChat(domain, person, { ...chat, mark: wanted.manage, isOn: wanted.isOn === '1' });
  }
}
