import { useTranslation } from 'react-i18next';
import { dayOf, namedDay } from '../kit/i18n/short-time';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useTimeZone } from '../kit/site/time-zone';
import { useSite } from '../kit/site/use-site';
import { NoticeRow } from './notice-row';
import type { Notification } from './presenters/notice-for-fan';

/** Groups notices by day in the reader's time zone. */
export function NoticeList({ items }: { items: Notification[] }) {
  const { renderedAt } = useSite();
  const timeZone = useTimeZone();
  return byDay(items, timeZone).map(({ day, notices }) => {
    const [first] = notices;
    return (
      <section key={day} aria-labelledby={`day-${day}`} className="mt-5 first:mt-0">
        <h2 id={`day-${day}`} className="type-eyebrow text-fg-3 mb-2.5">
          <DayName at={first.createdAt} now={renderedAt} />
        </h2>
        <ul className="md:rounded-card md:border-line-2 md:bg-card md:shadow-card max-md:-mx-4 md:overflow-hidden md:border">
          {notices.map((shown) => (
            <NoticeRow key={shown.notificationId} shown={shown} />
          ))}
        </ul>
      </section>
    );
  });
}

function DayName({ at, now }: { at: string; now: string }) {
  const { t } = useTranslation('notifications');
  const { locale } = useSite();
  const timeZone = useTimeZone();
  const { kind } = namedDay(at, { now, timeZone });
  if (kind !== 'date') return t(`day.${kind}`);
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  return dateTimeFormat(locale, options).format(new Date(at));
}

interface Day {
  day: string;
  notices: [Notification, ...Notification[]];
}

function byDay(items: Notification[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const shown of items) {
    const day = dayOf(shown.createdAt, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(shown);
    else days.push({ day, notices: [shown] });
  }
  return days;
}
