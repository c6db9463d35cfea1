import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../kit/shell/search-form';
import { FoundList, SpeakerChips } from '../list/found-list';
import type { FoundMessages } from '../list/found-messages';
import { SidePane } from './side-pane';
import { threadHref } from './thread-place';

interface ChatSearchProps {
  character: { slug: string; name: string };
  /** The id of the searched chat, if it was set aside. */
  setAside: string | null;
  words: string;
  /** The result; null without a search. */
  found: FoundMessages | null;
  now: string;
}

/** Searches one chat; shown beside the thread or in its place. */
export function ChatSearch({ character, setAside, words, found, now }: ChatSearchProps) {
  const { t } = useTranslation('chat');
  const path = `/chats/${character.slug}/search`;
  const kept = { chat: setAside, by: found?.by ?? null };
  const href = (changes: Record<string, string | null>) => {
    const given = Object.entries({ words, ...kept, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    return `${path}?${new URLSearchParams(given)}`;
  };
  const title = t('search-in.title', { name: character.name });
  return (
    <SidePane
      title={title}
      close={{
        to: `${threadHref(character.slug, setAside ?? undefined)}#latest`,
        label: t('search-in.close'),
      }}
    >
      <div className="px-4 pt-4 pb-2 md:px-5">
        <SearchForm
          action={path}
          name="words"
          label={t('search-in.label')}
          search={words}
          kept={kept}
          isLive
          fieldClassName="h-11 border border-line-2 bg-veil text-[1rem]"
        />
        {found && <SpeakerChips found={found} href={href} />}
      </div>
      {found && (
        <FoundList found={found} search={words} kept="" label={title} now={now} href={href} />
      )}
    </SidePane>
  );
}
