import type { TFunction } from 'i18next';
import * as z from 'zod';
import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import { characterGenders } from '~/domain/characters/schema';
import {
  bioSchema,
  countrySchema,
  displayNameSchema,
  modelLimits,
  nicknamesSchema,
  tagsSchema,
  verificationMethods,
  type ModelChanges,
} from '~/domain/masters/schema';
import { emailSchema } from '~/domain/shared/words/email';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { traitKey } from '../../characters/trait-icons';
import type { FieldLook } from '../../wizards/define-wizard.server';

const invalid = 'please enter valid';

/** A list as it is typed: words between commas. */
const typedList = (schema: z.ZodType<string[], string[]>) =>
  wordsSchema()
    .max(800, invalid)
    .refine((text) => schema.safeParse(splitList(text)).success, invalid);

/** Splits what was typed into a list, without blanks. */
const splitList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const dollars = z
  .number(invalid)
  .refine(
    (price) =>
      price === 0 ||
      (price * 100 >= modelLimits.fanClubPrice.min && price * 100 <= modelLimits.fanClubPrice.max),
    invalid,
  );

/** The answers of each step of a new model. They accept their own output, because a draft stores that. */
export const modelStepSchemas = {
  'main-info': z.object({
    displayName: displayNameSchema,
    email: emailSchema,
    gender: z.enum(characterGenders, invalid),
    countryOfResidence: countrySchema,
    currentLocation: wordsSchema().trim().max(100, invalid).optional(),
    nickname: wordsSchema().trim().max(modelLimits.name, invalid).optional(),
  }),
  personality: z.object({
    bio: bioSchema,
    personality: z
      .array(z.enum(attributeCatalogue.Personality, invalid), invalid)
      .min(modelLimits.personality.min, invalid)
      .max(modelLimits.personality.max, invalid),
    tags: typedList(tagsSchema).optional(),
    nicknames: typedList(nicknamesSchema).optional(),
    instagramUsername: z
      .string(invalid)
      .trim()
      .regex(/^@?[A-Za-z0-9._]{1,30}$/, invalid)
      .optional(),
  }),
  voice: z.object({ voicePreset: z.string(invalid).max(60, invalid).optional() }),
  documents: z.object({
    verificationMethod: z.enum(verificationMethods, invalid),
    hasAgreed: z.literal(true, invalid),
  }),
  photos: z.object({
    photoPreferences: z.array(z.enum(['Sfw'], invalid), invalid).min(1, invalid),
  }),
  pricing: z.object({
    fanClubPrice: dollars,
    managerPercent: z
      .number(invalid)
      .int(invalid)
      .min(0, invalid)
      .max(modelLimits.managerPercent, invalid),
  }),
} as const;

export type ModelStepName = keyof typeof modelStepSchemas;
type AnswerOf<Name extends ModelStepName> = z.output<(typeof modelStepSchemas)[Name]>;

const label = (field: string) => (t: TFunction) => t(`masters:field.${field}`);
const hint = (field: string) => (t: TFunction) => t(`masters:hint.${field}`);

/** The look of each field. */
export const modelFields = {
  displayName: { as: 'text', label: label('displayName'), maxLength: modelLimits.name },
  email: { as: 'text', label: label('email'), hint: hint('email'), maxLength: 254 },
  gender: {
    as: 'radios',
    label: label('gender'),
    option: (t, value) => t(`masters:gender.${value}`),
  },
  countryOfResidence: {
    as: 'text',
    label: label('countryOfResidence'),
    hint: hint('countryOfResidence'),
    maxLength: 2,
  },
  currentLocation: { as: 'text', label: label('currentLocation'), maxLength: 100 },
  nickname: { as: 'text', label: label('nickname'), maxLength: modelLimits.name },
  bio: {
    as: 'text-area',
    label: label('bio'),
    hint: hint('bio'),
    maxLength: modelLimits.bio.max,
    rows: 5,
  },
  personality: {
    as: 'checkboxes',
    label: label('personality'),
    option: (t, value) => t(`attributes:Personality.${traitKey(value)}`, { defaultValue: value }),
  },
  tags: { as: 'text', label: label('tags'), hint: hint('tags'), maxLength: 400 },
  nicknames: { as: 'text', label: label('nicknames'), hint: hint('nicknames'), maxLength: 300 },
  instagramUsername: { as: 'text', label: label('instagramUsername'), maxLength: 31 },
  voicePreset: {
    as: 'radios',
    label: label('voicePreset'),
    option: (_, value) => value,
  },
  verificationMethod: {
    as: 'radios',
    label: label('verificationMethod'),
    option: (t, value) => t(`masters:method.${value}`),
  },
  hasAgreed: { as: 'checkbox', label: label('hasAgreed') },
  photoPreferences: {
    as: 'checkboxes',
    label: label('photoPreferences'),
    option: (t, value) => t(`masters:photos.${value}`),
  },
  fanClubPrice: { as: 'number', label: label('fanClubPrice'), hint: hint('fanClubPrice') },
  managerPercent: { as: 'number', label: label('managerPercent'), hint: hint('managerPercent') },
} as const satisfies Record<string, FieldLook>;

/** The choices of the fields that have some. */
export const modelChoices = {
  gender: characterGenders,
  personality: attributeCatalogue.Personality,
  verificationMethod: verificationMethods,
  photoPreferences: ['Sfw'],
} as const;

type Typed = Partial<
  AnswerOf<'main-info'> & AnswerOf<'personality'> & AnswerOf<'voice'> & AnswerOf<'pricing'>
>;

/** Returns the changes of a model that typed answers make. Fields that were not sent stay. */
export function changesOf(typed: Typed): ModelChanges {
  const { tags, nicknames, fanClubPrice, ...rest } = typed;
  return {
    ...rest,
    ...(tags !== undefined && { tags: splitList(tags) }),
    ...(nicknames !== undefined && { nicknames: splitList(nicknames) }),
    ...(fanClubPrice !== undefined && {
      pricingConfig: { fanClubPrice: Math.round(fanClubPrice * 100) },
    }),
  };
}
