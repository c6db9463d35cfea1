import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import type { CharacterCard } from '../characters/presenters/character-for-fan';
import type { AttributeFilter } from '~/domain/feeds/schema';

/** The categories that a feed can be filtered by, in the order of the options. */
export const shownCategories = ['Girls', 'Boys', 'Anime'] as const satisfies Category[];
export type Category = CharacterCard['category'];

export interface AttributeGroup {
  /** The query key. */
  name: AttributeFilter;
  /** The key of the strings for the group and its values. */
  label: string;
  kind: string;
  values: readonly string[];
}

const { Ethnicity, BodyType, BreastSize, ButtSize, HairColor, Personality } = attributeCatalogue;
/** The rest of the scale applies only to men. */
const sizesOfAll = ['Small', 'Medium', 'Large'] satisfies (typeof ButtSize)[number][];

/** Returns the attributes that a feed can be filtered by, with the scales that fit the category. */
export function attributeGroups(category: Category | undefined): AttributeGroup[] {
  const group = (name: AttributeFilter, kind: string, values: readonly string[]) => ({
    name,
    label: `filters.${name}`,
    kind,
    values,
  });
  const sizes =
    category === 'Boys'
      ? [
          {
            name: 'buttSize',
            label: 'filters.maleSize',
            kind: 'MaleSize',
            values: ButtSize,
          } as const,
        ]
      : [group('breastSize', 'BreastSize', BreastSize), group('buttSize', 'ButtSize', sizesOfAll)];
  return [
    group('ethnicity', 'Ethnicity', Ethnicity),
    group('bodyType', 'BodyType', BodyType),
    ...sizes,
    group('hairColor', 'HairColor', HairColor),
    group('personality', 'Personality', Personality),
  ];
}
