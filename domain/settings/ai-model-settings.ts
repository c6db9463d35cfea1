import * as z from 'zod';

const positive = z.number().int().positive();

const options = (...values: string[]) =>
  z.array(z.string().min(1).max(60)).min(1).max(100).default(values);

/** The group AiModelSettings: the choices of a person who creates a character. */
export const aiModelSettings = {
  create_ai_steps: positive.default(15).describe('Steps to create a character.'),
  create_ai_styles: options('Realistic', 'Anime').describe(
    'Styles to choose from when creating a character.',
  ),
  create_ai_genders: options('female', 'male', 'trans').describe(
    'Genders to choose from when creating a character.',
  ),
  create_ai_body_types: options('Petite', 'Slim', 'Athletic', 'Voluptuous', 'Curvy').describe(
    'Body types to choose from when creating a character.',
  ),
  create_ai_breast_sizes: options('Flat', 'Small', 'Medium', 'Large', 'Huge').describe(
    'Breast sizes to choose from when creating a character.',
  ),
  create_ai_male_sizes: options('Small', 'Medium', 'Large', 'Skinny', 'Athletic').describe(
    'Male sizes to choose from when creating a character.',
  ),
  create_ai_personalities: options(
    'Submissive',
    'Dominant',
    'Romantic',
    'Flirty',
    'Playful',
    'Serious',
    'Caring',
    'Affectionate',
    'Nurturing',
    'Protective',
  ).describe('Personalities to choose from when creating a character.'),
  create_ai_zodiac_signs: options(
    'Aries',
    'Taurus',
    'Gemini',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'Sagittarius',
    'Capricorn',
    'Aquarius',
    'Pisces',
  ).describe('Zodiac signs to choose from when creating a character.'),
  create_ai_voice_emotions: options('Happy', 'Angry', 'Narrative', 'Sexy', 'Sad').describe(
    'Emotions of the voice to choose from when creating a character.',
  ),
  create_ai_content_levels: options('SFW', 'Topless', 'Nude', 'Explicit').describe(
    'Content levels to choose from when creating a character.',
  ),
  create_ai_name_max_length: positive
    .default(50)
    .describe('Maximum length of a created character’s name in characters.'),
};
