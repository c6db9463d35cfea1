import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../kit/site/use-site';
import { useTimeZone } from '../../kit/site/time-zone';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { ChipLink } from '../../kit/ui/buttons/chip-link';
import { Avatar } from '../../kit/ui/media/avatar';
import { chatTime } from '../../kit/i18n/short-time';
import { speakers, type FoundMessages } from './found-messages';
import type { ShownHit } from '../presenters/hit-for-fan';
import { messageHash } from '../thread/thread-place';

type Href = (changes: Record<string, string | null>) => string;

/** Selects the speaker whose messages are searched. */
export function SpeakerChips({ found, href }: { found: FoundMessages; href: Href }) {
  const { t } = useTranslation('chat');
  return (
    <nav aria-label={t('found.by.label')} className="scroll-row mt-3.5 gap-2">
      {([null, ...speakers] as const).map((by) => (
        <ChipLink key={by} to={href({ by })} isChosen={by === found.by} preventScrollReset>
          {t(`found.by.${by ?? 'all'}`)}
        </ChipLink>
      ))}
    </nav>
  );
}

/** Shows the heading of one of a search's two lists. */
export function ListHeading({ children }: { children: ReactNode }) {
  return (
    <h3 className="text-fg-3 px-4 pt-3 pb-1.5 text-[0.78125rem]/4.5 font-[600] tracking-[.09em] uppercase md:px-5">
      {children}
    </h3>
  );
}

interface FoundListProps {
  found: FoundMessages;
  search: string;
  /** The query kept in the address of a hit; by default the search of all chats. */
  kept?: string;
  /** The label, where another list with the default label is beside it. */
  label?: string;
  now: string;
  href: Href;
}

/** Lists the messages that contain the search words; each links to its place. */
export function FoundList({ found, search, now, href, ...props }: FoundListProps) {
  const { t } = useTranslation('chat');
  const { hits, nextCursor, by, isRefused, isFurther } = found;
  const { kept = new URLSearchParams({ search, ...(by && { by }) }).toString() } = props;
  const isWhole = nextCursor === null && !isFurther;
  return (
    <section aria-label={props.label ?? t('found.title')} className="pb-4">
      <ListHeading>
        {t('found.title')}{' '}
        {isWhole && hits.length > 0 && <span className="tabular-nums">{hits.length}</span>}
      </ListHeading>
      {hits.length === 0 && (
        <p className="text-fg-3 px-4 py-3 md:px-5">
          {t(isRefused ? 'found.refused' : nextCursor === null ? 'found.none' : 'found.none-yet', {
            search,
          })}
        </p>
      )}
      <ul>
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitRow hit={hit} now={now} kept={kept} />
          </li>
        ))}
      </ul>
      {nextCursor !== null && (
        <p className="flex justify-center px-4 pt-3">
          <Link
            to={href({ by, from: nextCursor })}
            preventScrollReset
            className={buttonClass({ kind: 'outline', size: 'small' })}
          >
            {t('found.further')}
          </Link>
        </p>
      )}
    </section>
  );
}

interface HitRowProps {
  hit: ShownHit;
  now: string;
  /** The search, which remains beside the thread. */
  kept: string;
}

function HitRow({ hit, now, kept }: HitRowProps) {
  const { t } = useTranslation('chat');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const { slug, seq, name, avatar, role, sentAt, excerpt, setAside } = hit;
  const chat = setAside === null ? '' : `chat=${setAside}`;
  return (
    <Link
      to={`/chats/${slug}?${[kept, chat, `message=${seq}`].filter(Boolean).join('&')}${messageHash(seq)}`}
      className="hover:bg-veil flex items-start gap-3.5 px-4 py-2.75 transition duration-120 md:px-5"
    >
      <Avatar src={avatar} className="size-12" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="truncate text-[0.9375rem]/5.5 font-[560]">{name}</span>
          <time
            dateTime={sentAt}
            className="text-fg-3 ms-auto shrink-0 text-[0.78125rem]/5 tabular-nums"
          >
            {chatTime(sentAt, { now, timeZone, locale })}
          </time>
        </span>
        <span className="text-fg-2 line-clamp-2 text-[0.875rem]/5.5 wrap-anywhere">
          {role === 'user' && `${t('messages:you-said')} `}
          {excerpt.before}
          <mark className="bg-rose/24 rounded-[6px] px-1 py-0.5 text-white">{excerpt.hit}</mark>
          {excerpt.after}
        </span>
      </span>
    </Link>
  );
}
