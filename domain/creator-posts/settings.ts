import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const count = z.number().int().positive();
const day = 24 * 3600;

/** Limits and prices of the posts that creators write. */
export const creatorPostsSettings = defineSettings({
  creator_post_images_day_limit: count
    .default(60)
    .describe('Maximum number of pictures that a creator orders for posts within 24 hours.'),
  creator_post_drafts_limit: count
    .max(500)
    .default(50)
    .describe('Maximum number of drafts of posts that a creator has at once.'),
  creator_post_price_default: count
    .default(18)
    .describe('Price in tokens that is suggested for a creator’s post.'),
  creator_post_price_max: count
    .default(500)
    .describe('Maximum price in tokens of a creator’s post.'),
  creator_posts_page_size: count
    .max(48)
    .default(12)
    .describe('Posts per page of a creator’s list.'),
  creator_post_schedule_days: count
    .default(90)
    .describe('Maximum number of days for which a creator’s post can be scheduled ahead.'),
  creator_post_deleted_kept_seconds: count
    .default(30 * day)
    .describe(
      'Seconds after which the pictures of a deleted creator’s post are removed, unless somebody paid for it.',
    ),
});
