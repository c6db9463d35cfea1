import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import type { CharacterCard } from '../characters/presenters/character-for-fan';
import type { AttributeFilter } from '~/domain/feeds/schema';

/** Whom a feed can be narrowed to, in the order in which they are offered. */
export const shownCategories = ['Girls', 'Boys', 'Anime'] as const satisfies Category[];
export type Category = CharacterCard['category'];

export interface AttributeGroup {
  /** The query key. */
  name: AttributeFilter;
  /** The key of the group's words and of those of its values. */
  label: string;
  kind: string;
  values: readonly string[];
}

const { Ethnicity, BodyType, BreastSize, ButtSize, HairColor, Personality } = attributeCatalogue;
/** The rest of the scale is that of men. */
const sizesOfAll = ['Small', 'Medium', 'Large'] satisfies (typeof ButtSize)[number][];

/** The attributes that a feed can be narrowed by, with the scales that fit who is shown. */
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
