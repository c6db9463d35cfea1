import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listChats } from '~/domain/chat/chats/list-chats';
import { chatSettings } from '~/domain/chat/settings';
import { presentChat } from '../../chat/presenters/chat-for-fan';
import { findCharacter, requireParticipant } from '../../chat/server/require-participant.server';
import { EarlierChats } from '../../chat/thread/earlier-chats';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';
export const handle = { shell: 'immersed' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = requireParticipant(request, context);
  const { domain, mediaAddress } = context;
  const { character, isWithdrawn } = await findCharacter(person, params.slug, context);
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  const { chat_list_page_size: limit } = await domain.settings(chatSettings);
  const [t, list] = await Promise.all([
    translatorOf(context),
    listChats(domain, person, { setAsideWith: character.id, limit, cursor }),
  ]);
  return {
    page: { title: t('chat:set-aside.all') },
    character: { id: character.id, slug: character.slug, name: character.firstName, isWithdrawn },
    chats: list.items.map((chat) => presentChat(chat, mediaAddress)),
    nextCursor: list.nextCursor,
    isLater: cursor !== undefined,
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function EarlierChatsPage() {
  return <EarlierChats {...useLoaderData<typeof loader>()} />;
}
