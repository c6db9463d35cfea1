import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { changeAgeReview } from './change-age-review';
import type { AgeReviewEvent } from './decide-age-review';
import { ageQuestionOpened } from './events';
import { ageReviewsSettings } from './settings';

/**
 * Prompts a person, in the caller's transaction, to confirm that they are an adult because their words
 * add up to a doubt. Soon after an earlier answer, requires an age check instead.
 */
export async function doubtAge(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
): Promise<void> {
  const { age_doubt_seconds: doubtSeconds } = await context.settings(ageReviewsSettings);
  await applyEvent(context, trx, person, { kind: 'doubted', doubtSeconds });
}

/**
 * Counts a message that was sent while the question was open. The last one allowed requires an age
 * check.
 */
export async function noteUnanswered(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
): Promise<void> {
  const { age_question_messages: patience } = await context.settings(ageReviewsSettings);
  await applyEvent(context, trx, person, { kind: 'unanswered', patience });
}

/** Stores the event, and notifies the person's open pages if there is a new question. */
async function applyEvent(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  event: AgeReviewEvent,
): Promise<void> {
  const changes = await changeAgeReview(trx, person, event, context.now());
  if (!changes?.doubted_at && !changes?.check_at) return;
  announce(trx, ageQuestionOpened, { personId: person.id, aggregateId: newId() }, {});
}
