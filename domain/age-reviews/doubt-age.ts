import type { Knex } from 'knex';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { changeAgeReview } from './change-age-review';
import { ageQuestionAsked } from './events';
import { ageReviewsSettings } from './settings';

/**
 * Asks a person, in the caller's transaction, whether they are an adult, because what they have said
 * adds up to a doubt; soon after an answer, asks for an age check.
 */
export async function doubtAge(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
): Promise<void> {
  const { age_doubt_seconds: doubtSeconds } = await context.settings(ageReviewsSettings);
  const doubt = { kind: 'doubted', doubtSeconds } as const;
  const changes = await changeAgeReview(trx, person, doubt, context.now());
  if (changes) tell(trx, person);
}

/** Counts a message that was sent while the question stood open; the last one asks for an age check. */
export async function noteUnanswered(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
): Promise<void> {
  const { age_question_messages: patience } = await context.settings(ageReviewsSettings);
  const unanswered = { kind: 'unanswered', patience } as const;
  const changes = await changeAgeReview(trx, person, unanswered, context.now());
  if (changes?.check_at) tell(trx, person);
}

const tell = (trx: Knex.Transaction, { id }: Person): void =>
  announce(trx, ageQuestionAsked, { personId: id, aggregateId: newId() }, {});
