import { dateTimeFormat } from '../kit/i18n/date-time-format';

/** Returns the name of a month (yyyy-mm). */
export function monthName(month: string, locale: string, format: Intl.DateTimeFormatOptions) {
  return dateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(`${month}-01`));
}
