import type { Knex } from 'knex';
import type { PagedWizard } from '~/app/wizards/define-wizard.server';
import { createAi } from '~/app/made-characters/server/create-ai.server';
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
];
