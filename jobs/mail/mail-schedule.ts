import type { credentialsSettings } from '~/domain/credentials/settings';
import type { mailSettings } from '~/domain/mail/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';

/** The first wait, and the longest: after an outage everything is under way within it. */
const firstMs = 1_000;
const longestMs = 15 * 60_000;

/**
 * Milliseconds until a mail is tried again after so many attempts; null when that would be too late
 * for it. A mail with a one-time code is too late once the code has run out. `random` is from 0 to 1.
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

/** Whether a mail that was asked for then helps nobody any more. */
export function isTooLate(
  { askedAt, hasCode, now }: { askedAt: Date; hasCode: boolean; now: Date },
  settings: MailTimes,
): boolean {
  const seconds = hasCode ? settings.code_lifetime_seconds : settings.mail_patience_seconds;
  return now.getTime() - askedAt.getTime() >= seconds * 1000;
}
