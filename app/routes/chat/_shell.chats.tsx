import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData, useLocation, useParams, useSearchParams } from '@remix-run/react';
import clsx from 'clsx';
import { countArchived } from '~/domain/chat/chats/count-archived';
import { listChats } from '~/domain/chat/chats/list-chats';
import { chatFilters } from '../../chat/list/chat-filters';
import { presentChat } from '../../chat/presenters/chat-for-fan';
import { useLiveChats } from '../../chat/list/use-live-chats';
import { ChatList } from '../../chat/list/chat-list';
import { findMessages, wordsOf } from '../../chat/server/find-messages.server';
import { markOpenChatRead } from '../../chat/server/mark-open-chat-read.server';
import { readRecentChats } from '../../chat/server/read-recent-chats.server';
import { requireParticipant } from '../../chat/server/require-participant.server';
import { pageMeta } from '../../kit/site/page-meta';
import { translatorOf } from '../../kit/i18n/translator.server';
import { chatSettings } from '~/domain/chat/settings';

export { reloadAroundChat as shouldRevalidate } from '../../chat/thread/ignore-moves';
export const handle = { shell: 'panes' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requireParticipant(request, context);
  const { domain, mediaAddress } = context;
  const params = new URL(request.url).searchParams;
  const filter = chatFilters.find((name) => name === params.get('filter')) ?? 'all';
  const search = wordsOf(params, 'search');
  const cursor = params.get('cursor') ?? undefined;
  const readList = async () => {
    await markOpenChatRead(request, context);
    const { chat_list_page_size: limit } = await domain.settings(chatSettings);
    return listChats(domain, person, { filter, search, cursor, limit });
  };
  const isAll = filter === 'all' && search === '' && cursor === undefined;
  const [t, list, found, archive] = await Promise.all([
    translatorOf(context),
    isAll ? readRecentChats(request, context, person) : readList(),
    findMessages(context, person, params),
    isAll ? countArchived(domain, person) : null,
  ]);
  return {
    page: { title: t('chat:list.title') },
    list: {
      chats: list.items.map((chat) => presentChat(chat, mediaAddress)),
      nextCursor: list.nextCursor,
      filter,
      search,
      isLater: cursor !== undefined,
      archive,
      found,
      now: domain.now().toISOString(),
    },
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ChatsLayout() {
  const { list } = useLoaderData<typeof loader>();
  const chats = useLiveChats(list.chats);
  const { slug } = useParams();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const isEmpty =
    list.chats.length === 0 && !list.search && list.filter === 'all' && !list.archive?.chats;
  return (
    <div className={clsx('flex', slug && 'h-full', !isEmpty && 'lg:h-full')}>
      {(slug ?? !isEmpty) && (
        <div
          className={clsx(
            'lg:border-line lg:bg-surface w-full lg:w-85 lg:shrink-0 lg:overflow-y-auto lg:border-e',
            // Shown beside a chat from tablet width on.
            slug &&
              'md:border-line md:bg-surface max-md:hidden md:w-66 md:shrink-0 md:overflow-y-auto md:border-e',
          )}
        >
          <ChatList
            {...list}
            chats={chats}
            path={pathname}
            openSlug={slug}
            openChat={search.get('chat')}
          />
        </div>
      )}
      <Outlet context={{ isEmpty }} />
    </div>
  );
}
