import { duties, type Duty, type DutyKind, type DutyOf } from './duties';

/** Where somebody is, as far as anybody can say. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Of that country: the part of ISO 3166-2 behind the hyphen. */
  region: string | null;
}

/** A day begins on the first islands fourteen hours before it does by the clock of Greenwich. */
const firstBeginsMs = 14 * 3_600_000;

/** From when on a duty holds: the moment at which its day begins anywhere. */
const beginOf = ({ from }: Duty): number => Date.parse(`${from}T00:00:00Z`) - firstBeginsMs;

/**
 * The duties of one kind that hold now for somebody at a place, one for each law. Where nobody can say in
 * which region of a country somebody is, the duties of all of its regions hold. Where nobody can say even
 * the country, all duties to tell something hold, which takes nothing from anybody; a pause, which does,
 * holds only where the country is known.
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
