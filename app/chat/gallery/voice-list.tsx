import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../../i18n/date-time-format';
import { useTimeZone } from '../../shell/time-zone';
import { useSite } from '../../shell/use-site';
import { VoiceMessage } from '../messages/voice-message';
import type { GalleryData } from '../server/read-gallery.server';
import { messageHref } from '../thread/thread-place';
import type { ListedEntry } from './gallery-lists';
import { groupByMonth } from './month-groups';

interface VoiceListProps {
  entries: readonly ListedEntry[];
  data: Pick<GalleryData, 'character' | 'setAside' | 'now'>;
}

/** What a character said aloud and is open, by the month it was said in, to be heard again. */
export function VoiceList({ entries, data: { character, setAside, now } }: VoiceListProps) {
  const { t } = useTranslation('gallery');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const dateOf = (at: string) =>
    dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(at),
    );
  return (
    <div className="space-y-5">
      {groupByMonth(entries, { now, locale, timeZone }).map(({ month, entries: ofMonth }) => (
        <section key={ofMonth[0]?._id} aria-label={month ?? t('this-week')}>
          <h3 className="type-caption text-fg-2 mb-2 font-[620] tracking-[.06em] uppercase">
            {month ?? t('this-week')}
          </h3>
          <ul className="grid gap-4 @2xl:grid-cols-2">
            {ofMonth.map((entry) => (
              <li key={entry._id} className="min-w-0 space-y-1.5">
                <Voice entry={entry} />
                <p className="type-small text-fg-3 flex items-center gap-2">
                  {dateOf(entry.createdAt)}
                  <Link
                    to={messageHref(character.slug, entry.seq, setAside)}
                    className="text-fg-2 hover:text-fg inline-flex min-h-11 items-center underline underline-offset-3"
                  >
                    {t('in-chat')}
                  </Link>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
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
