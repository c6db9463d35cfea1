import { legalVersions, type LegalVersion } from './versions';

/** A change that is announced and not yet in force. */
export type UpcomingChange = Pick<LegalVersion, 'document' | 'version'> &
  Required<Pick<LegalVersion, 'change'>>;

/** Returns the changes that are announced and not yet in force, in the order in which they were added. */
export function upcomingChanges(
  now: Date,
  versions: readonly LegalVersion[] = legalVersions,
): UpcomingChange[] {
  const today = now.toISOString().slice(0, 10);
  return versions.flatMap(({ document, version, change }) =>
    change && change.effectiveOn > today ? [{ document, version, change }] : [],
  );
}
