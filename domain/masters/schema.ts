import * as z from 'zod';
import { attributeCatalogue } from '../characters/attribute-catalogue';
import { characterGenders } from '../characters/schema';
import { contentModes, messageTimes } from '../creators/twin-choices';
import { namesMinor, namesRealPerson } from '../made-characters/judge-wording';
import { emailSchema } from '../shared/words/email';
import { wordsSchema } from '../shared/words/words-schema';

/** The steps of a model as lists name them. `done` is not a step of the contract: nothing is left to do. */
export const modelSteps = ['kyc', 'admin-approve', 'photo-compare', 'ai-twin'] as const;

export const modelStatuses = ['in_progress', 'pending', 'success', 'failed'] as const;

export const verificationMethods = ['IdCard', 'Passport'] as const;

/** The lengths and numbers of what is filled in about a model. */
export const modelLimits = {
  name: 50,
  bio: { min: 40, max: 1000 },
  personality: { min: 1, max: 3 },
  tags: { min: 3, max: 10 },
  nicknames: 5,
  /** Cents of a US dollar a month; 0 is no fan club. */
  fanClubPrice: { min: 499, max: 9999 },
  managerPercent: 90,
} as const;

const invalid = 'please enter valid';

const nameLike =
  /^[\p{Script=Latin}\p{Script=Cyrillic}’'-]+( [\p{Script=Latin}\p{Script=Cyrillic}’'-]+)?$/u;
const tagLike = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u;

/** A name of one or two words of letters, as the specification wants names of people. */
export const displayNameSchema = wordsSchema({ missing: invalid })
  .trim()
  .min(2, invalid)
  .max(modelLimits.name, invalid)
  .refine((name) => nameLike.test(name), invalid);

/** Accepts the spelling of the contract (`Us`) and stores ISO 3166 (`US`). */
export const countrySchema = z
  .string(invalid)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, invalid);

/** Accepts any case (`Female`). */
const genderSchema = z.string(invalid).trim().toLowerCase().pipe(z.enum(characterGenders, invalid));

const shortText = (length: number) => wordsSchema().trim().max(length, invalid);
export const bioSchema = wordsSchema({ missing: invalid })
  .trim()
  .min(modelLimits.bio.min, invalid)
  .max(modelLimits.bio.max, invalid);
const personalitySchema = z
  .array(z.enum(attributeCatalogue.Personality, invalid), invalid)
  .min(modelLimits.personality.min, invalid)
  .max(modelLimits.personality.max, invalid)
  .refine((list) => new Set(list).size === list.length, invalid);
export const tagsSchema = z
  .array(
    shortText(30).refine((tag) => tagLike.test(tag), invalid),
    invalid,
  )
  .max(modelLimits.tags.max, invalid)
  .refine((list) => new Set(list.map((tag) => tag.toLowerCase())).size === list.length, invalid);
export const nicknamesSchema = z
  .array(shortText(modelLimits.name).min(1, invalid), invalid)
  .max(modelLimits.nicknames, invalid);
const instagramSchema = z
  .string(invalid)
  .trim()
  .regex(/^@?[A-Za-z0-9._]{1,30}$/, invalid)
  .transform((name) => name.replace(/^@/, ''));
const liveOptionSchema = z.object({
  website: z
    .string(invalid)
    .trim()
    .toLowerCase()
    .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, invalid)
    .max(253, invalid),
  nickname: shortText(100).min(1, invalid),
});
/** Only dressed pictures are made, unless an operator opens more. */
const photoPreferencesSchema = z.array(z.literal('Sfw', invalid), invalid).min(1, invalid).max(1);

/** Dollars a month, in the spelling of any call; 0 is no fan club. Stored as cents. */
const price = z
  .number(invalid)
  .transform((dollars) => Math.round(dollars * 100))
  .refine(
    (cents) =>
      cents === 0 ||
      (cents >= modelLimits.fanClubPrice.min && cents <= modelLimits.fanClubPrice.max),
    invalid,
  );
const pricingSchema = z
  .object({ fanClubPrice: price.optional(), funClubPrice: price.optional() })
  .transform(({ fanClubPrice, funClubPrice }) => ({
    fanClubPrice: fanClubPrice ?? funClubPrice ?? 0,
  }));

const fields = {
  email: emailSchema,
  displayName: displayNameSchema,
  nickname: shortText(modelLimits.name),
  countryOfResidence: countrySchema,
  gender: genderSchema,
  currentLocation: shortText(100),
  bio: bioSchema,
  personality: personalitySchema,
  photoPreferences: photoPreferencesSchema,
  tags: tagsSchema,
  nicknames: nicknamesSchema,
  instagramUsername: instagramSchema,
  voicePreset: z.string(invalid).trim().min(1, invalid).max(60, invalid),
  liveOption: liveOptionSchema,
  pricingConfig: pricingSchema,
  messageTimes: z.array(z.enum(messageTimes, invalid), invalid).max(messageTimes.length),
  contentMode: z.enum(contentModes, invalid),
  managerPercent: z
    .number(invalid)
    .int(invalid)
    .min(0, invalid)
    .max(modelLimits.managerPercent, invalid),
};

/** A new model with the defaults of the specification. */
export const newModelSchema = z.object({
  ...fields,
  email: fields.email,
  displayName: fields.displayName,
  nickname: fields.nickname.optional(),
  countryOfResidence: fields.countryOfResidence.default('US'),
  gender: fields.gender.default('female'),
  currentLocation: fields.currentLocation
    .default('US')
    .transform((place) => (place === '' ? 'US' : place)),
  bio: fields.bio.optional(),
  personality: fields.personality.optional(),
  photoPreferences: fields.photoPreferences.default(['Sfw']),
  tags: fields.tags.default([]),
  nicknames: fields.nicknames.default([]),
  instagramUsername: fields.instagramUsername.optional(),
  voicePreset: fields.voicePreset.optional(),
  liveOption: fields.liveOption.optional(),
  pricingConfig: fields.pricingConfig.default({ fanClubPrice: 0 }),
  messageTimes: fields.messageTimes.default([]),
  contentMode: fields.contentMode.default('ai_generated'),
  managerPercent: fields.managerPercent.default(0),
});
export type NewModel = z.output<typeof newModelSchema>;

/** Changed fields of a model. The manager’s part is fixed once the person has accepted it. */
export const modelChangesSchema = z.object(fields).partial();
export type ModelChanges = z.output<typeof modelChangesSchema>;
const oneOf = (type: 'Ethnicity' | 'EyeColor' | 'HairStyle' | 'HairColor' | 'BodyType') =>
  z.string(invalid).refine((value) => isListed(attributeCatalogue[type], value), invalid);

const isListed = (values: readonly string[], value: string) => values.includes(value);

/** The lowest age of what the house draws: clearly an adult. */
const lowestDrawnAge = 21;

/** The name of a character that the house draws: that of no known person, and no word for a minor. */
const drawnNameSchema = displayNameSchema
  .refine((name) => !namesRealPerson(name), 'made-real-person')
  .refine((name) => !namesMinor(name), 'made-under-age');

export const simplifiedSchema = z.object({
  name: drawnNameSchema,
  gender: genderSchema.default('female'),
  attributes: z.object({
    Ethnicity: oneOf('Ethnicity'),
    Age: z.number(invalid).int(invalid).min(lowestDrawnAge, invalid).max(99, invalid),
    EyeColor: oneOf('EyeColor'),
    HairStyle: oneOf('HairStyle'),
    HairColor: oneOf('HairColor'),
    BodyType: oneOf('BodyType'),
  }),
});
export type Simplified = z.output<typeof simplifiedSchema>;
