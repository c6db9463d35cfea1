import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../kit/site/time-zone';
import { useSite } from '../../kit/site/use-site';
import type { ShownEntry } from '../presenters/gallery-entry-for-fan';
import { groupByMonth } from './month-groups';

interface MonthSectionsProps<Entry> {
  entries: readonly Entry[];
  now: string;
  /** The layout of a month's entries. */
  className: string;
  draw(entry: Entry): ReactNode;
}

/** Shows entries by the month in which they were sent. */
export function MonthSections<Entry extends ShownEntry>({
  entries,
  now,
  className,
  draw,
}: MonthSectionsProps<Entry>) {
  const { t } = useTranslation('gallery');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  return (
    <div className="space-y-5">
      {groupByMonth(entries, { now, locale, timeZone }).map(({ month, entries: ofMonth }) => (
        <section key={ofMonth[0]?._id} aria-label={month ?? t('this-week')}>
          <h3 className="type-caption text-fg-2 mb-2 font-[620] tracking-[.06em] uppercase">
            {month ?? t('this-week')}
          </h3>
          <ul className={className}>
            {ofMonth.map((entry) => (
              <li key={`${entry.type} ${entry._id}`} className="min-w-0">
                {draw(entry)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
