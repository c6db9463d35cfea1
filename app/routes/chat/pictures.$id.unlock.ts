import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { readOwnMessage } from '~/domain/chat/messages/read-own-message';
import { idSchema } from '~/domain/shared/ids';
import { requireMember } from '../../kit/session/require-member.server';
import { unlockByForm } from './unlock-by-form.server';
import { messageHref } from '../../chat/thread/thread-place';
import { readForm } from '../../kit/forms/read-form.server';

/** Unlocking has no page: leads to the message of the photo or video. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const { slug, message, isSetAside } = await findOwn(context, userId, params['id']);
  return redirect(messageHref(slug, message.seq, isSetAside ? message.chatId : undefined));
}

/**
 * Unlocks a photo or video that a character sent, for tokens at the price that was shown; with scripts it
 * returns its new state.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = requireMember(request, context);
  const own = await findOwn(context, userId, params.id);
  const form = await readForm(request);
  return unlockByForm(context, { userId, own, form });
}

async function findOwn(
  { domain }: Pick<LoaderFunctionArgs['context'], 'domain'>,
  userId: string,
  id: string | undefined,
) {
  const messageId = idSchema.safeParse(id);
  const own = messageId.success
    ? await readOwnMessage(domain, { kind: 'user', id: userId }, messageId.data)
    : null;
  if (!own) throw data(null, 404);
  return own;
}
