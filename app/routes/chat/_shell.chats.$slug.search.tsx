import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findMessages, wordsOf } from '../../chat/server/find-messages.server';
import { readPlace } from '../../chat/server/read-place.server';
import { findCharacter, requireParticipant } from '../../chat/server/require-participant.server';
import { ChatSearch } from '../../chat/thread/chat-search';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';
export const handle = { shell: 'immersed' };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = requireParticipant(request, context);
  const { character } = await findCharacter(person, params.slug, context);
  const { chat: chatId } = readPlace(request);
  const query = new URL(request.url).searchParams;
  const chat = { characterId: character.id, chatId };
  const [t, found] = await Promise.all([
    translatorOf(context),
    findMessages(context, person, query, chat),
  ]);
  return {
    page: { title: t('chat:search-in.title', { name: character.firstName }) },
    character: { slug: character.slug, name: character.firstName },
    setAside: chatId ?? null,
    words: wordsOf(query, 'words'),
    found,
    now: context.domain.now().toISOString(),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ChatSearchPage() {
  return <ChatSearch {...useLoaderData<typeof loader>()} />;
}
