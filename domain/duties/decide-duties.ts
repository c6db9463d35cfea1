import { duties, type Duty, type DutyKind, type DutyOf } from './duties';

/** A person's place, as far as it can be determined. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The region in that country: the part of ISO 3166-2 after the hyphen. */
  region: string | null;
}

/** The earliest time zone: a day begins there fourteen hours before it does in UTC. */
const firstBeginsMs = 14 * 3_600_000;

/** Returns the time from which a duty applies: when its day begins anywhere on earth. */
const beginOf = ({ from }: Duty): number => Date.parse(`${from}T00:00:00Z`) - firstBeginsMs;

/**
 * Returns the duties of one kind that apply now at a place, one per law. If the region is not known,
 * the duties of all regions of the country apply. If even the country is not known, all duties to
 * inform apply, because they cost a person nothing; a pause does, so it requires a known country.
 */
export function dutiesAt<Kind extends DutyKind>(
  kind: Kind,
  place: Place,
  now: Date,
  table: readonly Duty[] = duties,
): DutyOf<Kind>[] {
  const isOfKind = (duty: Duty): duty is DutyOf<Kind> => duty.kind === kind;
  return table
    .filter(isOfKind)
    .filter(
      (duty) =>
        beginOf(duty) <= now.getTime() && duty.places.some((code) => mayBeIn(place, code, kind)),
    );
}

function mayBeIn({ country, region }: Place, code: string, kind: DutyKind): boolean {
  if (country === null) return kind !== 'pause-in-crisis';
  const [ofCountry, ofRegion] = code.split('-');
  if (ofCountry !== country) return false;
  return ofRegion === undefined || region === null || region === ofRegion;
}
