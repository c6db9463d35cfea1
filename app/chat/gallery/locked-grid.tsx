import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/icons/icon';
import { clockText } from '../../kit/ui/media/clock-text';
import { UnlockPrice } from '../messages/unlock-price';
import { UnlockPicture } from '../photos/unlock-picture';
import type { ShownEntry } from '../presenters/gallery-entry-for-fan';
import { ViewLink } from '../view/view-link';
import { pictureMediaOf, type ListedEntry } from './gallery-lists';

interface LockedGridProps {
  entries: readonly ListedEntry[];
  onOpened: (entry: ListedEntry) => void;
}

/** Shows locked pictures, large enough for their prices to be readable. */
export function LockedGrid({ entries, onOpened }: LockedGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 @2xl:grid-cols-4">
      {entries.map((entry) => (
        <li key={`${entry.type} ${entry._id}`} className="min-w-0">
          <Tile entry={entry} onOpened={onOpened} />
        </li>
      ))}
    </ul>
  );
}

function Tile({
  entry: shown,
  onOpened,
}: {
  entry: ListedEntry;
  onOpened: (entry: ListedEntry) => void;
}) {
  const { imageUrl, entry } = shown;
  return (
    <div className="rounded-card bg-raised relative flex aspect-4/5 min-h-55 w-full flex-col items-center justify-center overflow-hidden">
      <img
        src={imageUrl ?? undefined}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <div className="bg-ink/25 relative flex size-full flex-col items-center justify-center gap-2 px-2 text-center text-white">
        <Disc entry={shown} />
        <Way entry={shown} onOpened={onOpened} />
      </div>
      {entry.seconds !== null && (
        <span className="bg-badge absolute end-2 top-2 flex h-6 items-center gap-1 rounded-full px-2 text-[0.75rem] text-white tabular-nums">
          <Icon name="play" size={14} />
          {clockText(entry.seconds)}
        </span>
      )}
    </div>
  );
}

/** Shows the lock and links to the full size; a post has its own page. */
function Disc({ entry: shown }: { entry: ShownEntry }) {
  const { messageId, entry } = shown;
  const { t } = useTranslation('gallery');
  const icon = <Icon name={entry.type === 'Video' ? 'play' : 'lock'} size={18} />;
  const look =
    'bg-badge flex size-11 items-center justify-center rounded-full border border-white/14';
  if (entry.href !== null) return <span className={look}>{icon}</span>;
  const kind = t(entry.type === 'Video' ? 'video' : 'photo');
  return (
    <ViewLink
      place={{ messageId, media: pictureMediaOf(shown), walk: 'locked' }}
      label={t('view.locked', { kind })}
      className={look}
    >
      {icon}
    </ViewLink>
  );
}

/** Shows the way to unlock an entry: a picture of the chat here, a post on its page. */
function Way({ entry, onOpened }: { entry: ShownEntry; onOpened: (entry: ListedEntry) => void }) {
  const { t } = useTranslation('gallery');
  const { unlockPrice, messageId } = entry;
  const { href, type } = entry.entry;
  if (href !== null) {
    return (
      <Link to={href} className="rounded-full">
        {unlockPrice === null ? (
          <span className="bg-badge flex h-11 items-center rounded-full border border-white/14 px-5 font-[620]">
            {t('see-post')}
          </span>
        ) : (
          <UnlockPrice tokens={unlockPrice} />
        )}
      </Link>
    );
  }
  if (unlockPrice === null) return null;
  return (
    <UnlockPicture
      messageId={messageId}
      price={unlockPrice}
      from="gallery"
      media={pictureMediaOf(entry)}
      kind={t(type === 'Video' ? 'video' : 'photo')}
      onOpened={onOpened}
    />
  );
}
