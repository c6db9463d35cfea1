import type { Knex } from 'knex';
import { addConstraint } from '../change-online';

const before = [
  'message-required',
  'message-too-long',
  'message-not-storable',
  'recording-unreadable',
  'recording-too-long',
  'nothing-heard',
  'not-heard',
  'against-rules',
  'no-such-character',
  'character-blocked',
  'chat-set-aside',
  'trial-ended',
  'insufficient-balance',
  'spending-limit',
  'confirmation-needed',
  'age-check-required',
  'adult-confirmation-required',
  'under_age_review',
  'chat-paused',
  'too-many-attempts',
  'no-such-picture',
  'picture-away',
  'nothing-to-make-again',
  'price-changed',
  'generation-limit',
];
const added = [
  'picture-of-minor',
  'picture-of-real-person',
  'picture-of-violence',
  'picture-too-bare',
];

export const config = { transaction: false };

/** A message that orders a picture is refused by the rule that the picture would break. */
export async function up(knex: Knex): Promise<void> {
  await replace(knex, { name: 'send_outcomes_error_words', words: [...before, ...added] });
  await knex.raw('alter table send_outcomes drop constraint if exists send_outcomes_error_check');
}

export async function down(knex: Knex): Promise<void> {
  const list = added.map((word) => `'${word}'`).join(', ');
  await knex.raw(`update send_outcomes set error = 'against-rules' where error in (${list})`);
  await replace(knex, { name: 'send_outcomes_error_check', words: before });
  await knex.raw('alter table send_outcomes drop constraint if exists send_outcomes_error_words');
}

async function replace(
  knex: Knex,
  { name, words }: { name: string; words: string[] },
): Promise<void> {
  const list = words.map((word) => `'${word}'`).join(', ');
  const definition = `check (error in (${list}))`;
  await addConstraint(knex, { table: 'send_outcomes', name, definition });
}
