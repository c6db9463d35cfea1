import type { Knex } from 'knex';
import { countCases } from '../cases/count-cases';
import { countFlags, countReviews } from '../moderation/count-flags';
import { severityOf } from '../moderation/severity';
import { refusedCategories } from '../moderation/verdict';
import { countDisputes } from '../payments/reversals/count-disputes';
import type { Period } from '../shared/period';
import { tableOf, titleOf } from './table-of';

const boundary = `Content boundary
All characters are fictional adults made by computers. Every message, order and published text is judged
before it is shown or made; what breaks a rule below is refused, stored sealed and reviewed by staff.
Explicit content is shown only to people who proved that they are adults where the law asks for it.
`;

/** Writes the pack for the acquirer about a period. */
export async function writeAcquirerPack(db: Knex, period: Period): Promise<string> {
  const flags = await countFlags(db, period);
  const reviews = await countReviews(db, period);
  const cases = await countCases(db, period);
  const { payments, disputes } = await countDisputes(db, period);
  const rate = payments === 0 ? 0 : (disputes / payments) * 100;
  return [
    titleOf('Acquirer pack', period),
    boundary,
    tableOf(
      'Rules, by severity of a breach',
      ['rule', 'severity'],
      refusedCategories.map((category) => [category, severityOf(category)]),
    ),
    tableOf(
      'Refused prompts tried',
      ['rule', 'from', 'count'],
      flags.map(({ category, direction, count }) => [category, direction, count]),
    ),
    tableOf(
      'Review log',
      ['decision', 'count', 'median hours'],
      reviews.map(({ decision, count, hours }) => [decision, count, hours]),
    ),
    tableOf(
      'Complaints and reports',
      ['kind', 'received', 'resolved', 'in time'],
      cases.map(({ kind, received, resolved, inTime }) => [kind, received, resolved, inTime]),
    ),
    tableOf(
      'Disputed payments',
      ['payments', 'disputes', 'rate'],
      [[payments, disputes, `${rate.toFixed(2)} %`]],
    ),
  ].join('\n');
}
