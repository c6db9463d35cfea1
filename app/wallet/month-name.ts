import { dateTimeFormat } from '../kit/i18n/date-time-format';

/** A month (yyyy-mm) by its name. */
export function monthName(month: string, locale: string, format: Intl.DateTimeFormatOptions) {
  return dateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(`${month}-01`));
}
