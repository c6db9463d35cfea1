import type { Knex } from 'knex';
import type { PagedWizard } from '~/app/wizards/define-wizard.server';
import { creatorApplication } from '~/app/creator-onboarding/server/application.server';
import { createAi } from '~/app/made-characters/server/create-ai.server';
import { newModel } from '~/app/masters/server/new-model.server';
import { leavePremium } from '~/app/subscriptions/server/leave-premium.server';
import type { DomainContext } from '~/domain/shared/context';
import type { Person } from '~/domain/shared/person';
import { buyPlan } from '~/domain/subscriptions/testing/buy-plan';
import { orderLamp } from './order-lamp';

/** A form's values; several values of one name are a list. */
export type Typed = Readonly<Record<string, string | readonly string[]>>;

export interface WizardRow {
  wizard: PagedWizard;
  /** Each step in order, with valid input. */
  good: Readonly<Record<string, Typed>>;
  /** Other valid input for a step. */
  other: readonly [step: string, Typed];
  /** Invalid input for a step, with the field that is wrong. */
  bad: readonly [step: string, field: string, Typed][];
  /** Makes a user eligible to fill it in. */
  prepare?(context: DomainContext, person: Person): Promise<void>;
  /** Returns how often it was carried out for a person. */
  countMade(db: Knex, person: Person): Promise<number>;
  /** True if visitors may begin it. */
  isForVisitors?: true;
  /** True if it has pages on the site. */
  hasPages?: true;
}

const count = async (query: Promise<unknown[]>) => (await query).length;

const applicant = {
  gender: 'female',
  displayName: 'Nadia Brook',
  day: '14',
  month: '3',
  year: '1997',
} as const;

/** Every wizard, one row each: see CONTRIBUTING, "A new wizard". */
export const wizards: readonly WizardRow[] = [
  {
    wizard: orderLamp,
    good: {
      kind: { kind: 'lamp' },
      shades: { shades: ['red', 'blue'] },
      size: { watts: '40', isTall: 'on' },
      card: { words: 'For long evenings' },
      summary: {},
    },
    other: ['kind', { kind: 'candle' }],
    bad: [
      ['kind', 'kind', { kind: 'torch' }],
      ['kind', 'kind', {}],
      ['shades', 'shades', { shades: ['red', 'grey'] }],
      ['size', 'watts', { watts: 'many' }],
      ['size', 'watts', { watts: '101' }],
      ['card', 'words', { words: 'x'.repeat(21) }],
    ],
    countMade: (db, { id }) => count(db('lamps').where({ owner_id: id })),
    isForVisitors: true,
  },
  {
    wizard: leavePremium,
    good: {
      first: {},
      benefits: {},
      wishes: { comment: 'More rain.' },
      plans: {},
      reason: { reason: 'privacy', comment: 'Bye.' },
    },
    other: ['wishes', { comment: 'Less rain.' }],
    bad: [
      ['wishes', 'comment', { comment: 'x'.repeat(1001) }],
      ['reason', 'reason', { reason: 'fate' }],
    ],
    async prepare(context, { id }) {
      await buyPlan(context, id);
    },
    countMade: (db, { id }) =>
      count(db('cancellation_steps').where({ user_id: id, action: 'cancel' })),
    hasPages: true,
  },
  {
    wizard: createAi,
    good: {
      style: { style: 'Realistic', gender: 'female' },
      ethnicity: { ethnicity: 'Mixed' },
      age: { age: '33' },
      eyes: { eyes: 'Green' },
      hair: { hair: 'Wavy' },
      'hair-color': { hairColor: 'Auburn' },
      body: { body: 'Slim' },
      figure: { bust: 'Medium', hips: 'Medium' },
      personality: { personality: 'Playful' },
      voice: { voice: 'ember', mood: 'Narrative' },
      occupation: { occupation: 'pilot' },
      hobbies: { hobbies: ['reading', 'travel'] },
      relationship: { relationship: 'stranger' },
      name: {
        name: 'Odile Ferrant',
        greeting: 'I got you a coffee.',
        line: 'Flies at night.',
        scene: 'night_train',
        you: 'Alex',
        yourLine: 'Works at a print shop.',
      },
      summary: {},
    },
    other: ['name', { name: 'Imani Crewe', greeting: 'Stay a while?', line: 'Keeps bees.' }],
    bad: [
      ['style', 'style', { style: 'Sculpture', gender: 'female' }],
      ['age', 'age', { age: '17' }],
      ['age', 'age', { age: '20' }],
      ['eyes', 'eyes', { eyes: 'Violet' }],
      ['figure', 'build', { build: 'Athletic' }],
      ['hobbies', 'hobbies', { hobbies: ['reading', 'travel', 'art', 'yoga'] }],
      ['relationship', 'relationship', { relationship: 'sister' }],
      ['name', 'name', { name: 'Taylor Swift', greeting: 'Hello.' }],
      ['name', 'line', { name: 'Odile', greeting: 'Hello.', line: 'a schoolgirl' }],
    ],
    countMade: (db, { id }) => count(db('made_characters').where({ user_id: id })),
    isForVisitors: true,
    hasPages: true,
  },
  {
    wizard: newModel,
    good: {
      'main-info': {
        displayName: 'Nadia Brook',
        email: 'nadia-brook@example.com',
        gender: 'female',
        countryOfResidence: 'US',
        currentLocation: 'Porto',
      },
      personality: {
        bio: 'Perfumer by day, and awake long after the city has gone to sleep.',
        personality: ['Playful', 'Caring'],
        tags: 'night, perfume, harbour',
      },
      voice: { voicePreset: 'ember' },
      documents: { verificationMethod: 'Passport', hasAgreed: 'on' },
      photos: { photoPreferences: ['Sfw'] },
      pricing: { fanClubPrice: '9.99', managerPercent: '20' },
    },
    other: ['pricing', { fanClubPrice: '19.99', managerPercent: '10' }],
    bad: [
      [
        'main-info',
        'email',
        { displayName: 'Nadia', email: 'no', gender: 'female', countryOfResidence: 'US' },
      ],
      [
        'main-info',
        'displayName',
        {
          displayName: 'A B C',
          email: 'a@example.com',
          gender: 'female',
          countryOfResidence: 'US',
        },
      ],
      ['personality', 'bio', { bio: 'x'.repeat(39), personality: ['Playful', 'Caring'] }],
      [
        'personality',
        'tags',
        { bio: 'x'.repeat(40), personality: ['Playful', 'Caring'], tags: 'a,b,c,d,e,f,g,h,i,j,k' },
      ],
      ['voice', 'voicePreset', { voicePreset: 'thunder' }],
      ['documents', 'hasAgreed', { verificationMethod: 'Passport' }],
      ['pricing', 'fanClubPrice', { fanClubPrice: '4.98', managerPercent: '20' }],
      ['pricing', 'managerPercent', { fanClubPrice: '0', managerPercent: '91' }],
    ],
    async prepare({ db }, { id }) {
      await db('users').where({ id }).update({ account_type: 'MasterCreatorUser' });
    },
    countMade: (db, { id }) => count(db('creators').where({ manager_id: id })),
  },
  {
    wizard: creatorApplication,
    good: {
      profile: {
        gender: 'female',
        displayName: 'Nadia Brook',
        day: '14',
        month: '3',
        year: '1997',
        nicknames: 'Nad, Brooky',
        instagramUsername: 'nadia.pours',
        website: 'example.tv',
        liveNickname: 'nadia',
      },
      bio: { bio: 'Sommelier until two, awake until four. I order for you and am right.' },
      persona: {
        personality: ['Playful', 'Serious', 'Caring'],
        messageTimes: ['lunch', 'evening'],
        contentMode: 'manual',
      },
      application: {},
      'photo-preferences': {
        photoPreferences: ['Sfw'],
        kinds: ['portrait', 'evening'],
        never: ['smoking'],
      },
      voice: { voiceKind: 'template', voicePreset: 'velvet', agreesToCloning: '' },
      tags: { tags: 'wine, late nights, cooking' },
      pricing: { fanClubPrice: '7.99' },
      'release-form': { fullName: 'Nadia Ellen Brook', agrees: 'on' },
    },
    other: ['bio', { bio: 'I bake bread at four in the morning and sing to the dough.' }],
    bad: [
      ['profile', 'gender', { ...applicant, gender: 'male' }],
      ['profile', 'displayName', { ...applicant, displayName: 'Nadia Ellen Brook' }],
      ['profile', 'displayName', { ...applicant, displayName: 'N' }],
      ['profile', 'day', { ...applicant, day: '29', month: '2', year: '1997' }],
      ['profile', 'year', { ...applicant, year: String(new Date().getUTCFullYear() - 17) }],
      ['profile', 'nicknames', { ...applicant, nicknames: 'a, b, c, d, e, f' }],
      ['profile', 'instagramUsername', { ...applicant, instagramUsername: 'not a name' }],
      ['profile', 'liveNickname', { ...applicant, website: 'example.tv' }],
      ['bio', 'bio', { bio: 'x'.repeat(39) }],
      ['bio', 'bio', { bio: 'x'.repeat(1001) }],
      ['bio', 'bio', { bio: `${'x '.repeat(40)} write to nadia@example.com` }],
      ['persona', 'personality', { contentMode: 'manual' }],
      [
        'persona',
        'personality',
        { personality: ['Playful', 'Serious', 'Caring', 'Flirty'], contentMode: 'manual' },
      ],
      ['photo-preferences', 'photoPreferences', { photoPreferences: 'Nude' }],
      ['voice', 'voicePreset', { voiceKind: 'template', voicePreset: 'nobody' }],
      ['voice', 'voiceKind', { voiceKind: 'samples' }],
      ['tags', 'tags', { tags: 'wine, cooking' }],
      ['tags', 'tags', { tags: 'a, b, c, d, e, f, g, h, i, j, k' }],
      ['tags', 'tags', { tags: 'wine, LS6 4BX, cooking' }],
      ['tags', 'tags', { tags: 'wine, schoolgirl, cooking' }],
      ['pricing', 'fanClubPrice', { fanClubPrice: '4.98' }],
      ['pricing', 'fanClubPrice', { fanClubPrice: '100' }],
      ['pricing', 'fanClubPrice', { fanClubPrice: '7.999' }],
      ['release-form', 'fullName', { fullName: 'Nadia', agrees: 'on' }],
      ['release-form', 'agrees', { fullName: 'Nadia Brook' }],
    ],
    async prepare({ db }, { id }) {
      await db('users').where({ id }).update({ account_type: 'CreatorUser' });
    },
    countMade: (db, { id }) =>
      count(db('creators').where({ user_id: id }).whereNotNull('submitted_at')),
    hasPages: true,
  },
];
