import type { credentialsSettings } from '~/domain/credentials/settings';
import type { mailSettings } from '~/domain/mail/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';

/** The first and the longest delay; after an outage all mails are retried within the longest. */
const firstMs = 1_000;
const longestMs = 15 * 60_000;

/**
 * Returns the milliseconds until the next attempt to send a mail; null if that would be too late. A mail
 * with a one-time code is too late once the code has expired. `random` is from 0 to 1.
 */
export function nextMailDelay(
  mail: { attempts: number; askedAt: Date; hasCode: boolean; now: Date },
  settings: MailTimes,
  random: () => number,
): number | null {
  const backoffMs = Math.min(longestMs, firstMs * 2 ** Math.min(30, mail.attempts - 1));
  const delayMs = Math.round(backoffMs * (0.75 + random() / 2));
  return isTooLate({ ...mail, now: new Date(mail.now.getTime() + delayMs) }, settings)
    ? null
    : delayMs;
}

type MailTimes = Pick<SettingsOf<typeof credentialsSettings>, 'code_lifetime_seconds'> &
  Pick<SettingsOf<typeof mailSettings>, 'mail_patience_seconds'>;

/** Checks whether a mail requested at that time is no longer useful. */
export function isTooLate(
  { askedAt, hasCode, now }: { askedAt: Date; hasCode: boolean; now: Date },
  settings: MailTimes,
): boolean {
  const seconds = hasCode ? settings.code_lifetime_seconds : settings.mail_patience_seconds;
  return now.getTime() - askedAt.getTime() >= seconds * 1000;
}
