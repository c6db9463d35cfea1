import { foldLetters } from '../shared/words/fold-letters';
import type { OwnCharacter } from '../characters/store-own-character';
import type { Choices } from './choices';

/** The attribute type of each choice that has one. */
const attributeTypes = {
  ethnicity: 'Ethnicity',
  eyes: 'EyeColor',
  hair: 'HairStyle',
  hairColor: 'HairColor',
  body: 'BodyType',
  bust: 'BreastSize',
  hips: 'ButtSize',
  build: 'ButtSize',
  personality: 'Personality',
  mood: 'Voice',
  occupation: 'Occupation',
  relationship: 'Relationship',
} as const satisfies Partial<Record<keyof Choices, string>>;

/** Returns the words of a value of the catalogue: `fashion_designer` is 'fashion designer'. */
const inWords = (value: string) => value.replaceAll('_', ' ').toLowerCase();

/** Occupations whose key in the contract is not their name. */
const namesOfOccupations: Readonly<Record<string, string>> = {
  actress: 'actor',
  make_up: 'make-up artist',
  cooker: 'cook',
  interior_desighner: 'interior designer',
};

/** Returns an occupation in English, as cards show it: 'Fashion designer'. */
function occupationOf({ occupation }: Choices): string {
  const name = namesOfOccupations[occupation] ?? inWords(occupation);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** Returns a bio from the choices alone, in English, for when no model has written one. */
export const plainBio = ({ name, age, occupation, hobbies, line }: Choices): string =>
  [
    `${name} is ${age}. Occupation: ${namesOfOccupations[occupation] ?? inWords(occupation)}.`,
    `Likes ${hobbies.map(inWords).join(', ')}.`,
    ...(line ? [line] : []),
  ].join(' ');

/** Returns a made character as the site stores any character. */
export function asCharacter(choices: Choices, bio: string): OwnCharacter {
  const attributes = Object.entries(attributeTypes).flatMap(([field, type]) => {
    const value = choices[field as keyof typeof attributeTypes];
    return value === undefined ? [] : [[type, value] as const];
  });
  return {
    name: choices.name,
    style: choices.style,
    gender: choices.gender,
    age: choices.age,
    occupation: occupationOf(choices),
    tagline: choices.line ?? '',
    bio,
    greeting: choices.greeting,
    voice: choices.voice,
    persona: personaOf(choices),
    // A character has one value per attribute; the first hobby is shown, all are in the persona.
    attributes: { ...Object.fromEntries(attributes), Hobby: choices.hobbies[0] ?? '' },
  };
}

/** Returns the instructions for the model that speaks as the character. */
function personaOf(choices: Choices): OwnCharacter['persona'] {
  const { personality, mood, hobbies, relationship, zodiac, line, scene, you, yourLine } = choices;
  return {
    speechStyle: `${personality.toLowerCase()}, with a ${mood.toLowerCase()} voice`,
    facts: [
      `Likes ${hobbies.map(inWords).join(', ')}`,
      `Is to the person: ${inWords(relationship)}`,
      ...(zodiac === undefined ? [] : [`Star sign ${zodiac}`]),
      ...(line ? [line] : []),
      ...(scene === undefined
        ? []
        : [`The first conversation begins ${places[scene] ?? inWords(scene)}`]),
      ...(you ? [`Calls the person ${you}`] : []),
      ...(yourLine ? [`About the person: ${yourLine}`] : []),
    ],
  };
}

/** The place of each opening scene, in English. */
const places: Readonly<Record<string, string>> = {
  harbour: 'at a quiet harbour at night',
  night_train: 'in a compartment of a night train',
  cafe: 'in a café that is about to close',
  rooftop: 'on a rooftop above the city',
  bookshop: 'between the shelves of a bookshop',
  kitchen: 'in the kitchen at a party',
};

/** Returns the start of the address of a character: its name in small Latin letters. */
export function slugStart(name: string): string {
  const words = foldLetters(name)
    .slice(0, 40)
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'character';
}
