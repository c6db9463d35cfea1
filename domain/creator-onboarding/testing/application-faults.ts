import { productSettings } from '../../settings/settings';
import { limitsOf } from '../limits';
import { releaseSchema, stepSchemasWithin } from '../step-schemas';
import { voiceWithin } from '../voice-answer';

const now = new Date('2026-11-27T10:00:00Z');
const limits = limitsOf(productSettings.parse({}));
export const schemas = {
  ...stepSchemasWithin(limits, () => now),
  'of any gender': stepSchemasWithin({ ...limits, genders: ['male', 'trans'] }, () => now).profile,
  voice: voiceWithin({ samples: [], presets: ['warm'] }),
  'release-form': releaseSchema,
};
export type Step = keyof typeof schemas;

const bio = 'I paint harbours at night and answer letters in the morning, slowly and by hand.';
const profile = { gender: 'female', displayName: 'Nadia Brook', day: 14, month: 6, year: 1996 };
/** Acceptable answers. */
export const answers: Record<Step, object> = {
  profile,
  'of any gender': { ...profile, gender: 'male' },
  bio: { bio },
  persona: { personality: ['Caring'], contentMode: 'ai_generated' },
  'photo-preferences': { photoPreferences: [limits.photoLevels[0]] },
  tags: { tags: 'painter, night owl, ferries, letters, coffee' },
  pricing: { fanClubPrice: 7.99 },
  voice: { voiceKind: 'template', voicePreset: 'warm' },
  'release-form': { fullName: 'Nadia Ellen Brook', agrees: true },
};

const word = (length: number) => 'a'.repeat(length);
/** Refused answers, with the field and the message. */
export const faults: [Step, typed: object, field: string, message: string][] = [
  ['profile', { gender: 'robot' }, 'gender', 'choose a gender'],
  ['profile', { gender: 'male' }, 'gender', 'only female accepted'],
  ['of any gender', { gender: 'female' }, 'gender', 'gender not accepted'],
  ['profile', { displayName: ' ' }, 'displayName', 'name required'],
  ['profile', { displayName: 'N4dia' }, 'displayName', 'one or two words, letters only'],
  [
    'profile',
    { displayName: 'N' },
    'displayName',
    `a name has at least ${limits.name.min} letters`,
  ],
  ['profile', { displayName: 'Taylor Swift' }, 'displayName', 'this name cannot be used'],
  ['profile', { day: 31 }, 'day', 'there is no such day'],
  // 18 tomorrow, and on a leap day.
  ['profile', { day: 28, month: 11, year: 2008 }, 'year', 'you must be 18 or older'],
  ['profile', { nicknames: word(60) }, 'nicknames', 'this name cannot be used'],
  [
    'profile',
    { nicknames: Array.from({ length: limits.nicknames.max + 1 }, (_, n) => word(n + 2)).join() },
    'nicknames',
    `at most ${limits.nicknames.max} names`,
  ],
  ['profile', { instagramUsername: 'a b' }, 'instagramUsername', 'this is no name of an account'],
  ['profile', { website: 'harbour' }, 'website', 'this is no address of a site'],
  ['profile', { liveNickname: 'Nadia' }, 'website', 'name the site as well'],
  ['profile', { website: 'example.com' }, 'liveNickname', 'name required'],
  [
    'bio',
    { bio: word(limits.bio.min - 1) },
    'bio',
    `a bio has at least ${limits.bio.min} characters`,
  ],
  [
    'bio',
    { bio: word(limits.bio.max + 1) },
    'bio',
    `a bio has at most ${limits.bio.max} characters`,
  ],
  [
    'bio',
    { bio: `${bio} I live at 12 Harbour Street.` },
    'bio',
    'a bio must not say where you live',
  ],
  [
    'bio',
    { bio: `${bio} nadia@example.com` },
    'bio',
    'a bio must not contain addresses or numbers',
  ],
  ['bio', { bio: `${bio} I look like Taylor Swift.` }, 'bio', 'nobody else’s name'],
  ['bio', { bio: `${bio} A schoolgirl.` }, 'bio', 'made-under-age'],
  ['bio', { bio: `${bio} I draw murder scenes.` }, 'bio', 'no violence'],
  ['bio', { bio: `${bio} Always topless.` }, 'bio', 'nothing explicit'],
  ['persona', { personality: [] }, 'personality', `choose one to ${limits.personality.max} words`],
  ['tags', { tags: 'painter' }, 'tags', `at least ${limits.tags.min} tags`],
  [
    'tags',
    { tags: Array.from({ length: limits.tags.max + 1 }, (_, n) => word(n + 2)).join() },
    'tags',
    `at most ${limits.tags.max} tags`,
  ],
  ['tags', { tags: `night, ferry, ${word(31)}, letter, tea` }, 'tags', 'tag 3 is too long'],
  ...(
    [
      ['12 Harbour Street', 'place'],
      ['a@example.com', 'contact'],
      ['schoolgirl', 'under-age'],
      ['Taylor Swift', 'real-person'],
      ['murder scene', 'violent'],
      ['topless', 'explicit'],
    ] as const
  ).map(([tag, fault]): [Step, object, string, string] => [
    'tags',
    { tags: `${tag}, ferry, night, letter, tea` },
    'tags',
    `tag 1 cannot be used: ${fault}`,
  ]),
  ['pricing', { fanClubPrice: 0 }, 'fanClubPrice', 'choose a price in the range'],
  [
    'pricing',
    { fanClubPrice: limits.price.max / 100 + 1 },
    'fanClubPrice',
    'choose a price in the range',
  ],
  ['voice', { voicePreset: 'unknown' }, 'voicePreset', 'choose a template'],
  ['voice', { voiceKind: 'samples' }, 'voiceKind', 'moods to record: 5'],
  ['release-form', { fullName: 'Nadia' }, 'fullName', 'first and last name'],
  ['release-form', { agrees: false }, 'agrees', 'tick the box to sign'],
];
