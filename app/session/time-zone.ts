import { dateTimeFormat } from '../i18n/date-time-format';

/** The IANA name if it is one, else undefined: browsers send it, so anything may come. */
export function knownTimeZone(name: string | undefined): string | undefined {
  if (!name || name.length > 64) return undefined;
  try {
    return dateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
