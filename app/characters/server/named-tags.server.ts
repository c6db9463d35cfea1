import type { TFunction } from 'i18next';
import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import { foldName } from '~/domain/characters/fold-name';
import type { NamedTag } from '~/domain/characters/search-characters';
import { traitKey } from '../trait-icons';

/** The attributes that a search matches besides the name. */
const types = ['Occupation', 'Hobby', 'Personality', 'Ethnicity', 'HairColor', 'BodyType'] as const;
/** Fewer letters match too many values. */
const fewestLetters = 3;
const mostTags = 6;

/** Returns the attribute values that contain a word starting with the search, in the reader's language. */
export function namedTags(words: string, t: TFunction): NamedTag[] {
  const wanted = foldName(words);
  if (wanted.length < fewestLetters) return [];
  return types
    .flatMap((type) => attributeCatalogue[type].map((value) => ({ type, value })))
    .filter(({ type, value }) => {
      const name = foldName(t(`attributes:${type}.${traitKey(value)}`));
      return ` ${name}`.includes(` ${wanted}`);
    })
    .slice(0, mostTags);
}
