import * as z from 'zod';

const positive = z.number().int().positive();

/** The group CreatorSettings: the allowed and required content of a creator's application. */
export const creatorSettings = {
  accepted_creator_genders: z
    .array(z.enum(['female', 'male', 'trans']))
    .min(1)
    .default(['female']),
  voice_sample_max_seconds: positive.default(30),
  /** The rate in hertz. */
  voice_sample_rate: positive.default(44_100),
  agreement_resend_seconds: positive.default(60),
  post_image_counts: z.array(positive).min(1).default([1, 4, 9, 16]),
  post_suggested_prompts: z
    .array(z.string().min(1).max(100))
    .max(20)
    .default(['cute picture', 'walking on beach', 'out for dinner']),
  creator_bio_max_length: positive.default(1000),
  creator_tags_max: positive.default(10),
  creator_photos_min: positive.default(5),
  creator_photos_max: positive.default(30),
  /** Tokens per month. */
  fan_club_price_min: z.number().int().nonnegative().default(0),
  fan_club_price_max: positive.default(1000),
};
