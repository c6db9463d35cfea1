import type { OwnMade } from '../made-characters/find-made';
import { specs } from './card';
import type { JsonObject } from './json/json-value';

/** The key under which this product writes fields of its own. */
const ownKey = 'nocturne';

const inWords = (value: string) => value.replaceAll('_', ' ').toLowerCase();

/**
 * Returns the card of a character that was made here without one, in version 3 and in English. Chats and
 * memories are not part of it. `withOrigin` adds when and how it was made.
 */
export function documentOfMade(
  { choices, bio, createdAt }: Pick<OwnMade, 'choices' | 'bio' | 'createdAt'>,
  withOrigin: boolean,
): JsonObject {
  const { name, age, ethnicity, eyes, hair, hairColor, body, occupation, hobbies } = choices;
  const looks = [ethnicity, `${eyes} eyes`, `${hair} ${hairColor} hair`, `${body} body`];
  return {
    spec: specs.v3,
    spec_version: '3.0',
    data: {
      name,
      description: [
        bio,
        `Age: ${age}`,
        `Looks: ${looks.map(inWords).join(', ')}`,
        `Occupation: ${inWords(occupation)}`,
        `Likes: ${hobbies.map(inWords).join(', ')}`,
        ...(choices.line ? [choices.line] : []),
      ].join('\n'),
      personality: `${inWords(choices.personality)}, with a ${inWords(choices.mood)} voice`,
      scenario: `{{char}} is to {{user}}: ${inWords(choices.relationship)}`,
      first_mes: choices.greeting,
      mes_example: '',
      creator_notes: '',
      system_prompt: '',
      post_history_instructions: '',
      alternate_greetings: [],
      group_only_greetings: [],
      tags: [],
      creator: '',
      character_version: '',
      extensions: withOrigin ? { [ownKey]: { made_by_ai: true } } : {},
      ...(withOrigin && { creation_date: Math.floor(createdAt.getTime() / 1000) }),
    },
  };
}
