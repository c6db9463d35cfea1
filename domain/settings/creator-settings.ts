import * as z from 'zod';

const positive = z.number().int().positive();

/** The group CreatorSettings: the allowed and required content of a creator's application. */
export const creatorSettings = {
  accepted_creator_genders: z
    .array(z.enum(['female', 'male', 'trans']))
    .min(1)
    .default(['female'])
    .describe('Genders of creators who may apply.'),
  voice_sample_max_seconds: positive
    .default(30)
    .describe('Maximum duration of a creator’s voice sample in seconds.'),
  voice_sample_rate: positive
    .default(44_100)
    .describe('Sample rate of a creator’s voice sample in hertz.'),
  agreement_resend_seconds: positive
    .default(60)
    .describe('Seconds before the creator’s agreement is sent again.'),
  post_image_counts: z
    .array(positive)
    .min(1)
    .default([1, 4, 9, 16])
    .describe('Numbers of images that a post may consist of.'),
  post_suggested_prompts: z
    .array(z.string().min(1).max(100))
    .max(20)
    .default(['cute picture', 'walking on beach', 'out for dinner'])
    .describe('Prompts suggested for a post.'),
  creator_name_min_length: positive
    .default(2)
    .describe('Minimum length of a creator’s name in characters.'),
  creator_bio_min_length: positive
    .default(40)
    .describe('Minimum length of a creator’s bio in characters.'),
  creator_bio_max_length: positive
    .default(1000)
    .describe('Maximum length of a creator’s bio in characters.'),
  creator_personality_max: positive
    .default(3)
    .describe('Maximum number of a creator’s personality words.'),
  creator_nicknames_max: positive.default(5).describe('Maximum number of a creator’s other names.'),
  creator_tags_min: positive.default(3).describe('Minimum number of a creator’s tags.'),
  creator_tags_max: positive.default(10).describe('Maximum number of a creator’s tags.'),
  creator_photos_min: positive
    .default(5)
    .describe('Minimum number of photos in a creator’s application.'),
  creator_photos_max: positive
    .default(30)
    .describe('Maximum number of photos in a creator’s application.'),
  creator_photo_levels: z
    .array(z.enum(['Sfw', 'Topless', 'Nude', 'Explicit']))
    .min(1)
    .default(['Sfw'])
    .describe('Levels of pictures that creators may allow of their twins.'),
  fan_club_price_min: positive
    .default(499)
    .describe('Minimum price of a creator’s fan club in cents per month.'),
  fan_club_price_max: positive
    .default(9999)
    .describe('Maximum price of a creator’s fan club in cents per month.'),
  creator_support_email: z
    .email()
    .default('creators@example.com')
    .describe('Address of the people who help creators during their application.'),
};
