import { dateTimeFormat } from '../i18n/date-time-format';
import { useSite } from './use-site';
import { useTimeZone } from './time-zone';

interface LocalTimeProps {
  at: string;
  format: Intl.DateTimeFormatOptions;
  className?: string;
}

/** Shows a time in the viewer's time zone. The server uses the zone that the browser last sent. */
export function LocalTime({ at, format, className }: LocalTimeProps) {
  const { locale } = useSite();
  const timeZone = useTimeZone();
  return (
    <time dateTime={at} className={className}>
      {dateTimeFormat(locale, { ...format, timeZone }).format(new Date(at))}
    </time>
  );
}
