import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { useTimeZone } from '../../kit/site/time-zone';
import { useSite } from '../../kit/site/use-site';
import { VoiceMessage } from '../messages/voice-message';
import type { GalleryData } from '../server/read-gallery.server';
import { messageHref } from '../thread/thread-place';
import type { ListedEntry } from './gallery-lists';
import { MonthSections } from './month-sections';

interface VoiceListProps {
  entries: readonly ListedEntry[];
  data: Pick<GalleryData, 'character' | 'setAside' | 'now'>;
}

/** Lists the spoken messages that are unlocked, by month, to be played again. */
export function VoiceList({ entries, data: { character, setAside, now } }: VoiceListProps) {
  const { t } = useTranslation('gallery');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const date = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <MonthSections
      entries={entries}
      now={now}
      className="grid gap-4 @2xl:grid-cols-2"
      draw={(entry) => (
        <div className="space-y-1.5">
          <Voice entry={entry} />
          <p className="type-small text-fg-3 flex items-center gap-2">
            {date.format(new Date(entry.createdAt))}
            <Link
              to={messageHref(character.slug, entry.seq, setAside)}
              className="text-fg-2 hover:text-fg inline-flex min-h-11 items-center underline underline-offset-3"
            >
              {t('in-chat')}
            </Link>
          </p>
        </div>
      )}
    />
  );
}

function Voice({ entry: { messageId, entry } }: { entry: ListedEntry }) {
  const { voice, seconds } = entry;
  if (!voice) return null;
  const { audioUrl, peaks, isListened, words } = voice;
  return (
    <VoiceMessage
      message={{ _id: messageId, role: 'character', content: words, audioUrl }}
      voice={{
        type: 'audio',
        seconds: seconds ?? 0,
        peaks,
        isListened,
        unlockPrice: null,
        isUnlocked: true,
      }}
    />
  );
}
