import * as z from 'zod';
import type { Creator } from '~/domain/creators/creator';

export const creatorSchema = z
  .object({
    _id: z.string(),
    displayName: z.string(),
    birthDate: z.string().nullable(),
    gender: z.string(),
    bio: z.string(),
    personality: z.array(z.string()),
    photoPreferences: z.array(z.string()),
    tags: z.array(z.string()),
    nicknames: z.array(z.string()),
    instagramUsername: z.string().nullable(),
    voicePreset: z.string().nullable(),
    liveOption: z.object({ website: z.string(), nickname: z.string() }).nullable(),
    messageTimes: z.array(z.string()),
    contentMode: z.string(),
    /** US dollars a month. */
    pricingConfig: z.object({ fanClubPrice: z.number().nullable() }),
    completedOnboarding: z.boolean(),
  })
  .meta({ id: 'CreatorApplication' });

/** Returns a creator as the calls answer them. */
export const presentCreator = (creator: Creator): z.input<typeof creatorSchema> => ({
  _id: creator.id,
  displayName: creator.displayName,
  birthDate: creator.birthDate,
  gender: creator.gender,
  bio: creator.bio,
  personality: [...creator.personality],
  photoPreferences: [...creator.photoPreferences],
  tags: [...creator.tags],
  nicknames: [...creator.nicknames],
  instagramUsername: creator.instagramUsername,
  voicePreset: creator.voicePreset,
  liveOption: creator.liveOption,
  messageTimes: [...creator.messageTimes],
  contentMode: creator.contentMode,
  pricingConfig: {
    fanClubPrice: creator.fanClubPrice === null ? null : creator.fanClubPrice / 100,
  },
  completedOnboarding: creator.submittedAt !== null,
});
