import { legalVersions, type LegalVersion } from './versions';

/** A change that is announced and does not hold yet. */
export type UpcomingChange = Pick<LegalVersion, 'document' | 'version'> &
  Required<Pick<LegalVersion, 'change'>>;

/** The changes that are announced and do not hold yet, as they were made. */
export function upcomingChanges(
  now: Date,
  versions: readonly LegalVersion[] = legalVersions,
): UpcomingChange[] {
  const today = now.toISOString().slice(0, 10);
  return versions.flatMap(({ document, version, change }) =>
    change && change.effectiveOn > today ? [{ document, version, change }] : [],
  );
}
