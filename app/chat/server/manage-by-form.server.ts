import { data, redirect, type AppLoadContext } from '@remix-run/node';
import * as z from 'zod';
import { clearChat, deleteChat, markChat } from '~/domain/chat/chats/manage-chat';
import type { Person } from '~/domain/shared/person';
import { formErrorOf } from '../../api/refusals';

const manageSchema = z.discriminatedUnion('manage', [
  z.object({ manage: z.enum(['pinned', 'muted', 'archived']), isOn: z.enum(['1', '0']) }),
  z.object({ manage: z.literal('clear') }),
  z.object({ manage: z.literal('delete') }),
]);

/** Does something to a chat of one's own by a form, and leads to the list; null for any other form. */
export async function manageByForm(
  { domain, limits }: Pick<AppLoadContext, 'domain' | 'limits'>,
  { person, characterId, form }: { person: Person; characterId: string; form: FormData },
) {
  const parsed = manageSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const allowed = await limits.actOnMessages(person);
  if (!allowed.ok) return data({ actError: 'too many attempts' as const }, 429);
  const wanted = parsed.data;
  const outcome =
    wanted.manage === 'clear'
      ? await clearChat(domain, person, { characterId })
      : wanted.manage === 'delete'
        ? await deleteChat(domain, person, { characterId })
        : await markChat(domain, person, {
            characterId,
            mark: wanted.manage,
            isOn: wanted.isOn === '1',
          });
  if (!outcome.ok) return data({ actError: formErrorOf(outcome.reason) }, 404);
  return redirect('/chats');
}
