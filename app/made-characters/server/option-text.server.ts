import type { TFunction } from 'i18next';
import { labelOf } from '../../characters/label-of';
import { traitKey } from '../../characters/trait-icons';

/** The group of texts of each field in the area `attributes`; other fields have texts of their own. */
const groups: Readonly<Record<string, string>> = {
  ethnicity: 'Ethnicity',
  eyes: 'EyeColor',
  hair: 'HairStyle',
  hairColor: 'HairColor',
  body: 'BodyType',
  bust: 'BreastSize',
  hips: 'MaleSize',
  build: 'MaleSize',
  personality: 'Personality',
  mood: 'Voice',
  occupation: 'Occupation',
  hobbies: 'Hobby',
  relationship: 'Relationship',
};

/** Returns the text of a value of a field in the reader's language. */
export function optionText(t: TFunction, field: string, value: string): string {
  const group = groups[field];
  const key = group ? `attributes:${group}.${traitKey(value)}` : `create:option.${field}.${value}`;
  return t(key, { defaultValue: labelOf(value) });
}
