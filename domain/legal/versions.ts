import type { InEveryLocale } from '~/locales/written-locales';

/** A version of one of the two documents that people agree to. */
export interface LegalVersion {
  document: 'terms' | 'privacy';
  /** The day the text was written (dd.mm.yy, as the specification requires). */
  version: string;
  /** Set for a change that people are notified of by mail. */
  change?: {
    /** The first day on which the change is in force, a month or more after the mails (yyyy-mm-dd). */
    effectiveOn: string;
    /** A summary of the change in a sentence or two. */
    summary: InEveryLocale<string>;
  };
}

/** The days on which the informative documents were written, which need no agreement. */
const writtenOn = {
  crisis: '29.11.26',
  security: '29.11.26',
  accessibility: '29.11.26',
} as const;

/** All versions, the newest last. Adding a version with a `change` notifies every account. */
export const legalVersions: readonly LegalVersion[] = [
  { document: 'terms', version: '26.02.25' },
  { document: 'privacy', version: '21.11.26' },
  // Corrects the statements about payments, ages, periods and cookies, and states that the posts a visitor
  // viewed are remembered. Nothing changes for accounts.
  { document: 'terms', version: '23.11.26' },
  { document: 'privacy', version: '23.11.26' },
];

/** Returns the version of a document that is currently shown. */
export function currentVersion(
  document: LegalVersion['document'] | keyof typeof writtenOn,
): string {
  if (document !== 'terms' && document !== 'privacy') return writtenOn[document];
  return legalVersions.findLast((version) => version.document === document)?.version ?? '';
}
