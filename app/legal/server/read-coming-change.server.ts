import type { AppLoadContext } from '@remix-run/node';
import { upcomingChanges } from '~/domain/legal/upcoming-changes';
import { mailLocaleOf } from '~/providers/mail/messages/mail-locale';
import { readPutAway } from '../legal-notice';

export interface ComingChange {
  name: string;
  document: 'terms' | 'privacy';
  /** A date, yyyy-mm-dd. */
  effectiveOn: string;
  summary: string;
}

/** The next change of the terms that a member has not put away; others have agreed to nothing yet. */
export function readComingChange(
  { viewer, domain }: Pick<AppLoadContext, 'viewer' | 'domain'>,
  { cookieHeader, locale }: { cookieHeader: string; locale: string },
): ComingChange | null {
  if (viewer.kind !== 'user' || !viewer.isVerified) return null;
  const putAway = readPutAway(cookieHeader);
  const [next] = upcomingChanges(domain.now())
    .map(({ document, version, change: { effectiveOn, summary } }) => ({
      name: `${document}:${version}`,
      document,
      effectiveOn,
      summary: summary[mailLocaleOf(locale)],
    }))
    .filter(({ name }) => !putAway.includes(name));
  return next ?? null;
}
