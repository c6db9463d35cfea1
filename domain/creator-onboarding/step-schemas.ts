import * as z from 'zod';
import { attributeCatalogue } from '../characters/attribute-catalogue';
import { contentModes, messageTimes } from '../creators/twin-choices';
import { wordsSchema } from '../shared/words/words-schema';
import { ageAt, isCalendarDay } from './age-at';
import { judgeProfileWords } from './judge-profile-words';
import type { ApplicationLimits } from './limits';
import { listedWords } from './listed-words';
import { cleanPersonName, isPersonName, longestName } from './person-name';
import { neverTogether, pictureKinds } from './picture-rules';

const invalid = 'please enter valid';
const lowestAge = 18;
/** The longest list of words that is read at all. */
const longestList = 1000;

const text = (most: number) => wordsSchema({ missing: invalid }).max(most, invalid);

const personName = wordsSchema({ missing: 'name required' })
  .max(4 * longestName, invalid)
  .overwrite(cleanPersonName)
  .refine((name) => name !== '', { error: 'name required', abort: true });

const birthDate = z.object({
  day: z.number(invalid).int(invalid).min(1, invalid).max(31, invalid),
  month: z.number(invalid).int(invalid).min(1, invalid).max(12, invalid),
  year: z.number(invalid).int(invalid).min(1900, invalid).max(9999, invalid),
});

/** The name of an account at Instagram. */
const instagramName = /^[a-z\d._]{1,30}$/i;
const website = /^(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,24}(?:\/[\w./~-]*)?$/i;

const profileShape = {
  gender: z.enum(['female', 'male', 'trans'], 'choose a gender'),
  displayName: personName,
  ...birthDate.shape,
  nicknames: text(longestList).optional(),
  instagramUsername: text(31).optional(),
  website: text(253).optional(),
  liveNickname: text(100).optional(),
};

/** Returns the schema of the first step; its birth date is read by the server's clock. */
function profileWithin({ genders, name, nicknames }: ApplicationLimits, now: () => Date) {
  return z.object(profileShape).check((ctx) => {
    const { value, issues } = ctx;
    const refuse = (field: keyof typeof profileShape, message: string) =>
      issues.push({ code: 'custom', input: value[field], path: [field], message });
    if (!genders.includes(value.gender)) refuse('gender', genderFaultOf(genders));
    const ownName = value.displayName;
    if (!isPersonName(ownName)) refuse('displayName', 'one or two words, letters only');
    else if (ownName.length < name.min)
      refuse('displayName', `a name has at least ${name.min} letters`);
    else if (judgeProfileWords(ownName)) refuse('displayName', 'this name cannot be used');
    if (!isCalendarDay(value)) refuse('day', 'there is no such day');
    else if (ageAt(value, now()) < lowestAge) refuse('year', 'you must be 18 or older');
    const others = listedWords(value.nicknames ?? '');
    if (others.length > nicknames.max) refuse('nicknames', `at most ${nicknames.max} names`);
    if (others.some((one) => one.length > longestName || judgeProfileWords(one)))
      refuse('nicknames', 'this name cannot be used');
    const instagram = value.instagramUsername ?? '';
    if (instagram !== '' && !instagramName.test(instagram.replace(/^@/, '')))
      refuse('instagramUsername', 'this is no name of an account');
    const site = value.website ?? '';
    if (site !== '' && !website.test(site)) refuse('website', 'this is no address of a site');
    if (site !== '' && (value.liveNickname ?? '') === '') refuse('liveNickname', 'name required');
    if (site === '' && (value.liveNickname ?? '') !== '')
      refuse('website', 'name the site as well');
  });
}

/** Returns the error for a gender that is not accepted. */
const genderFaultOf = (genders: ApplicationLimits['genders']): string =>
  genders.length === 1 && genders[0] === 'female' ? 'only female accepted' : 'gender not accepted';

const bioFaults = {
  place: 'a bio must not say where you live',
  contact: 'a bio must not contain addresses or numbers',
  'under-age': 'made-under-age',
  'real-person': 'nobody else’s name',
  violent: 'no violence',
  explicit: 'nothing explicit',
} as const;

const bioWithin = ({ bio }: ApplicationLimits) =>
  z.object({
    bio: wordsSchema({ missing: 'message is required' })
      .max(bio.max, { error: `a bio has at most ${bio.max} characters`, abort: true })
      .min(bio.min, { error: `a bio has at least ${bio.min} characters`, abort: true })
      .superRefine((words, ctx) => {
        const fault = judgeProfileWords(words);
        if (fault) ctx.addIssue({ code: 'custom', message: bioFaults[fault] });
      }),
  });

const personality = z.enum(
  attributeCatalogue.Personality as readonly [string, ...string[]],
  invalid,
);

const personaWithin = ({ personality: { max } }: ApplicationLimits) =>
  z.object({
    personality: z
      .array(personality, `choose one to ${max} words`)
      .min(1, `choose one to ${max} words`)
      .max(max, `choose one to ${max} words`),
    messageTimes: z
      .array(z.enum(messageTimes, invalid), invalid)
      .max(messageTimes.length)
      .default([]),
    contentMode: z.enum(contentModes, invalid),
  });

const preferences = z.object({
  photoPreferences: z.array(z.string().max(20), invalid).min(1, invalid).max(4, invalid),
  kinds: z.array(z.enum(pictureKinds, invalid), invalid).default([]),
  never: z.array(z.enum(neverTogether, invalid), invalid).default([]),
});

const preferencesWithin = ({ photoLevels }: ApplicationLimits) =>
  preferences.extend({
    photoPreferences: preferences.shape.photoPreferences.refine(
      (levels) => levels.every((level) => photoLevels.includes(level)),
      invalid,
    ),
  });

const longestTag = 30;

const tagsWithin = ({ tags: { min, max } }: ApplicationLimits) =>
  z.object({
    tags: text(longestList).superRefine((typed, ctx) => {
      const tags = listedWords(typed);
      const refuse = (message: string) => ctx.addIssue({ code: 'custom', message });
      if (tags.length < min) return refuse(`at least ${min} tags`);
      if (tags.length > max) return refuse(`at most ${max} tags`);
      for (const [index, tag] of tags.entries()) {
        if (tag.length > longestTag) return refuse(`tag ${index + 1} is too long`);
        const fault = judgeProfileWords(tag);
        if (fault) return refuse(`tag ${index + 1} cannot be used: ${fault}`);
      }
    }),
  });

/** Returns cents for a price in dollars. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

const pricingWithin = ({ price }: ApplicationLimits) =>
  z.object({
    fanClubPrice: z
      .number('choose a price in the range')
      .refine((dollars) => Math.abs(dollars * 100 - centsOf(dollars)) < 1e-6, invalid)
      .refine(
        (dollars) => centsOf(dollars) >= price.min && centsOf(dollars) <= price.max,
        'choose a price in the range',
      ),
  });

/** Returns the schema of each step with text and choices only, within the limits. */
export const stepSchemasWithin = (limits: ApplicationLimits, now: () => Date) => ({
  profile: profileWithin(limits, now),
  bio: bioWithin(limits),
  persona: personaWithin(limits),
  'photo-preferences': preferencesWithin(limits),
  tags: tagsWithin(limits),
  pricing: pricingWithin(limits),
});

/** The full name under the release form, which is as in the person's document, and their agreement. */
export const releaseSchema = z.object({
  fullName: wordsSchema({ missing: 'name required' })
    .max(100, invalid)
    .refine(
      (name) => /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*)+$/u.test(name),
      'first and last name',
    ),
  agrees: z.literal(true, 'tick the box to sign'),
});

type Schemas = ReturnType<typeof stepSchemasWithin>;

/** The answers of steps that are done, by step. */
export type ApplicationAnswers = { readonly [Step in keyof Schemas]?: z.output<Schemas[Step]> };
