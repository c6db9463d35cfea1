import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Archive } from '~/domain/chat/chats/count-archived';
import type { ChatSummary } from '../presenters/chat-for-fan';
import { SearchForm } from '../../kit/shell/search-form';
import { useSite } from '../../kit/site/use-site';
import { VideoStack } from '../videos/video-stack';
import { ModalLink } from '../../kit/modals/modal-link';
import { Icon } from '../../kit/ui/icons/icon';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { ChipLink } from '../../kit/ui/buttons/chip-link';
import { chatChips, membersFilters } from './chat-filters';
import { ArchiveHeading, ArchiveRow } from './archive-row';
import { ChatRow } from './chat-row';
import { FoundList, ListHeading, SpeakerChips } from './found-list';
import type { FoundMessages } from './found-messages';

interface ChatListData {
  chats: ChatSummary[];
  nextCursor: string | null;
  filter: string;
  search: string;
  /** True if this page of the list has newer ones before it. */
  isLater: boolean;
  /** The archive, shown above the newest chats; null on other pages. */
  archive: Archive | null;
  /** Messages that contain the search words; null without a search. */
  found: FoundMessages | null;
  now: string;
}

interface ChatListProps extends ChatListData {
  /** The path of the page, which its chips and search keep. */
  path: string;
  openSlug: string | undefined;
  /** The id of the open chat with that character, if it was set aside. */
  openChat: string | null;
}

/** Shows the chats: a page on a phone, a pane beside the thread on a large screen. */
export function ChatList(props: ChatListProps) {
  const { t } = useTranslation('chat');
  const { chats, filter, search, found, archive, now, path, openSlug } = props;
  const href = (changes: Changes) => hrefOf(props, changes);
  // The `h1` belongs to the thread when one is open.
  const Heading = openSlug ? 'h2' : 'h1';
  return (
    <>
      <div className="px-4 pt-3 pb-4 md:px-5 md:pt-5.5">
        <div className="mb-4 flex items-start justify-between gap-4">
          <Heading className="type-h2">{t('list.title')}</Heading>
          <VideoStack look="row" />
        </div>
        <SearchForm
          action={path}
          label={t('list.search')}
          search={search}
          kept={{ filter: filter === 'all' ? null : filter, by: found?.by ?? null }}
          isLive
          fieldClassName="h-10.5 border border-line-2 bg-veil text-[1rem] md:text-[0.875rem]"
        />
        {found ? (
          <SpeakerChips found={found} href={href} />
        ) : (
          <Filters chosen={filter} href={href} />
        )}
      </div>
      {found && chats.length > 0 && <ListHeading>{t('list.title')}</ListHeading>}
      {chats.length === 0 && !found?.hits.length && (
        <p className="text-fg-3 px-4 py-6 md:px-5">
          {t(search ? 'list.none-found' : `list.none.${filter}`, { search })}
        </p>
      )}
      {filter === 'archived' && (
        <ArchiveHeading as={openSlug ? 'h3' : 'h2'} href={href({ filter: null })} />
      )}
      {archive && archive.chats > 0 && (
        <ArchiveRow {...archive} href={href({ filter: 'archived' })} />
      )}
      <ul>
        {chats.map((chat) => (
          <ChatItem key={chat.chatId} chat={chat} list={props} />
        ))}
      </ul>
      <OtherPages {...props} />
      {found && <FoundList found={found} search={search} now={now} href={href} />}
    </>
  );
}

interface FiltersProps {
  chosen: string;
  href(changes: Changes): string;
}

/** Shows the filters of the list that apply to the person. */
function Filters({ chosen, href }: FiltersProps) {
  const { t } = useTranslation('chat');
  const isMember = useSite().viewer.kind === 'member';
  const isOffered = (name: string) => isMember || !membersFilters.includes(name);
  return (
    <nav aria-label={t('list.filters')} className="scroll-row mt-3.5 gap-2">
      {chatChips.filter(isOffered).map((name) => (
        <ChipLink
          key={name}
          to={href({ filter: name === 'all' ? null : name })}
          isChosen={name === chosen}
          preventScrollReset
        >
          {t(`list.filter.${name}`)}
        </ChipLink>
      ))}
    </nav>
  );
}

/** Shows one chat of the list with its actions. */
function ChatItem({ chat, list }: { chat: ChatSummary; list: ChatListProps }) {
  const { t } = useTranslation('chat');
  const { characterInfo: character } = chat;
  const { filter, search, now, openSlug, openChat } = list;
  const ownId = chat.isSetAside ? chat.chatId : null;
  return (
    <li className="group/row relative">
      <ChatRow
        chat={chat}
        now={now}
        isOpen={character.slug === openSlug && openChat === ownId}
        search={searchOf({ filter: filter === 'all' ? null : filter, search, chat: ownId })}
      />
      <ModalLink
        modal="chatActions"
        meta={{ characterId: character._id, ...(ownId !== null && { chatId: ownId }) }}
        className="border-line-2 lg:bg-raised absolute end-1.5 top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-full opacity-0 transition duration-120 focus-visible:opacity-100 max-lg:opacity-100 lg:border lg:group-hover/row:opacity-100 lg:noscript:opacity-100"
      >
        <span className="sr-only">{t('manage.title', { name: character.firstName })}</span>
        <Icon name="ellipsis" size={18} />
      </ModalLink>
    </li>
  );
}

/** Links to the newer and the older pages of the list. */
function OtherPages(props: ChatListProps) {
  const { t } = useTranslation('chat');
  const { nextCursor, isLater } = props;
  if (!nextCursor && !isLater) return null;
  return (
    <div className="flex flex-wrap justify-center gap-2 px-4 py-5">
      {isLater && (
        <Link to={hrefOf(props)} className={buttonClass({ kind: 'ghost', size: 'small' })}>
          {t('list.newest')}
        </Link>
      )}
      {nextCursor && (
        <Link
          to={hrefOf(props, { cursor: nextCursor })}
          className={buttonClass({ kind: 'outline', size: 'small' })}
        >
          {t('list.older')}
        </Link>
      )}
    </div>
  );
}

type Changes = Record<string, string | null>;

/** Returns the address of the same list with changes. */
function hrefOf({ path, filter, search }: ChatListProps, changes: Changes = {}): string {
  return `${path}${searchOf({ filter: filter === 'all' ? null : filter, search, ...changes })}`;
}

function searchOf(params: Changes): string {
  const given = Object.entries(params).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
