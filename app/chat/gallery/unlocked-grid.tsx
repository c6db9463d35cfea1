import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../kit/site/use-site';
import { useTimeZone } from '../../kit/site/time-zone';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { Icon } from '../../kit/ui/icons/icon';
import { clockText } from '../../kit/ui/media/clock-text';
import type { ShownEntry } from '../presenters/gallery-entry-for-fan';
import { ViewLink } from '../view/view-link';
import { pictureMediaOf } from './gallery-lists';
import { MonthSections } from './month-sections';

interface UnlockedGridProps {
  entries: readonly ShownEntry[];
  /** The name of the character; null if there are several. */
  name: string | null;
  now: string;
}

/** Shows unlocked pictures by the month in which they were sent; each links to its full size. */
export function UnlockedGrid({ entries, name, now }: UnlockedGridProps) {
  return (
    <MonthSections
      entries={entries}
      now={now}
      className="grid grid-cols-3 gap-1.5 @2xl:grid-cols-6 @2xl:gap-2"
      draw={(entry) => <Tile entry={entry} name={name} />}
    />
  );
}

function Tile({ entry: shown, name }: { entry: ShownEntry; name: string | null }) {
  const { t } = useTranslation('gallery');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const { imageUrl, createdAt, entry } = shown;
  const { picture, seconds, type } = entry;
  const date = dateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(createdAt));
  const kind = t(type === 'Video' ? 'video' : 'photo');
  const alt = t(name === null ? 'picture' : 'picture-of', { kind, name, date });
  return (
    <Way entry={shown} isOfAll={name === null}>
      <img
        src={smallest(picture) ?? imageUrl ?? undefined}
        alt={alt}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      {seconds !== null && (
        <span className="bg-badge absolute end-1.5 top-1.5 flex h-6 items-center gap-1 rounded-full px-2 text-[0.75rem] text-white tabular-nums">
          <Icon name="play" size={14} />
          {clockText(seconds)}
        </span>
      )}
    </Way>
  );
}

interface WayProps {
  entry: ShownEntry;
  isOfAll: boolean;
  children: ReactNode;
}

/** Links a post to its page and all else to its full size. */
function Way({ entry: shown, isOfAll, children }: WayProps) {
  const { entry, messageId } = shown;
  const look =
    'rounded-input bg-raised relative block aspect-[108/135] overflow-hidden transition duration-120 hover:brightness-110';
  if (entry.href !== null) {
    return (
      <Link to={entry.href} className={look}>
        {children}
      </Link>
    );
  }
  const walk = isOfAll ? 'all' : 'unlocked';
  const place = { messageId, media: pictureMediaOf(shown), walk } as const;
  return (
    <ViewLink place={place} className={look}>
      {children}
    </ViewLink>
  );
}

/** Returns the smallest WebP that is sharp enough for a tile. */
const smallest = (picture: ShownEntry['entry']['picture']): string | undefined =>
  picture?.sources
    .filter(({ format }) => format === 'webp')
    .sort((one, other) => one.width - other.width)[0]?.url;
