import type { DocumentFacts } from '~/providers/identity/identity-provider';
import type { Creator } from '../creators/creator';
import type { DocumentMatch } from './attempt';

const adultYears = 18;

/** Compares a document with a profile. */
export function matchDocument(
  document: DocumentFacts,
  profile: Pick<Creator, 'displayName' | 'birthDate'>,
): DocumentMatch {
  const { birthDate } = document;
  return {
    nameMatches: matchNames(
      profile.displayName,
      `${document.firstName ?? ''} ${document.lastName ?? ''}`,
    ),
    birthDateMatches:
      birthDate !== null && profile.birthDate !== null ? birthDate === profile.birthDate : null,
  };
}

/** Checks whether a person born on a date is an adult on a day, both in UTC. */
export function isAdultOn(birthDate: string, now: Date): boolean {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  return Date.UTC(year + adultYears, month - 1, day) <= now.getTime();
}

/** A document has more names than a profile: every word of the profile has to be among its words. */
function matchNames(ofProfile: string, ofDocument: string): boolean | null {
  const [mine, theirs] = [wordsOf(ofProfile), wordsOf(ofDocument)];
  if (mine.length === 0 || theirs.length === 0) return null;
  return mine.every((word) => theirs.includes(word));
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
