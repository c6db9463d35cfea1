import * as z from 'zod';

const options = (...values: string[]) =>
  z.array(z.string().min(1).max(60)).min(1).max(100).default(values);

/** The group AiModelSettings: the choices of a person who creates a character. */
export const aiModelSettings = {
  create_ai_steps: z.number().int().positive().default(15),
  create_ai_styles: options('Realistic', 'Anime'),
  create_ai_genders: options('female', 'male', 'trans'),
  create_ai_body_types: options('Petite', 'Slim', 'Athletic', 'Voluptuous', 'Curvy'),
  create_ai_breast_sizes: options('Flat', 'Small', 'Medium', 'Large', 'Huge'),
  create_ai_male_sizes: options('Small', 'Medium', 'Large', 'Skinny', 'Athletic'),
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
  ),
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
  ),
  create_ai_voice_emotions: options('Happy', 'Angry', 'Narrative', 'Sexy', 'Sad'),
  create_ai_content_levels: options('SFW', 'Topless', 'Nude', 'Explicit'),
  create_ai_name_max_length: z.number().int().positive().default(50),
};
