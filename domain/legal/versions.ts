import type { InEveryLocale } from '~/locales/written-locales';

/** A state of one of the two documents that people agree to. */
export interface LegalVersion {
  document: 'terms' | 'privacy';
  /** The day its words were written, dd.mm.yy, by specification. */
  version: string;
  /** Of a change that people are told of by mail. */
  change?: {
    /** The first day on which it holds, a month or more after the mails (yyyy-mm-dd). */
    effectiveOn: string;
    /** What changes, in a sentence or two. */
    summary: InEveryLocale<string>;
  };
}

/** The days on which the words of documents were written that tell of the site and bind nobody else. */
const writtenOn = {
  crisis: '29.11.26',
  security: '29.11.26',
  accessibility: '29.11.26',
} as const;

/** The versions there were, the newest last; adding one with a change has every account told. */
export const legalVersions: readonly LegalVersion[] = [
  { document: 'terms', version: '26.02.25' },
  { document: 'privacy', version: '21.11.26' },
  // What was said of payments, ages, periods and cookies put right, and that of visitors the posts they
  // looked at are remembered; for accounts nothing else holds than before.
  { document: 'terms', version: '23.11.26' },
  { document: 'privacy', version: '23.11.26' },
];

/** The version of a document that is shown. */
export function currentVersion(
  document: LegalVersion['document'] | keyof typeof writtenOn,
): string {
  if (document !== 'terms' && document !== 'privacy') return writtenOn[document];
  return legalVersions.findLast((version) => version.document === document)?.version ?? '';
}
