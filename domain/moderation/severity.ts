import type { RefusedCategory } from './verdict';

/** How grave a breach is, the least first; its place from 1 is what rows hold. */
export const severities = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** How grave what was found is. Whoever reads flags starts with the gravest. */
const severityByCategory: Readonly<Record<RefusedCategory, Severity>> = {
  // A child may be talking: the account is held by the review of its age, and nobody may wait.
  minor_self: 'critical',
  // Wherever it is written it is a crime, and often a plan.
  minors: 'critical',
  // Somebody may be for sale.
  trafficking: 'critical',
  // Romance against a will is what the rules forbid first after children.
  non_consent: 'high',
  // Somebody may be about to be hurt.
  violence: 'high',
  // Whoever is praised into harming themselves may do it.
  self_harm_promotion: 'high',
  // Against the law nearly everywhere.
  bestiality: 'high',
  // A deal is arranged; a mention alone is no finding.
  drugs_and_weapons: 'high',
  // It may end at somebody's door, but takes more than a question.
  personal_data: 'medium',
  // Mostly admiration; who is told why asks for somebody else.
  real_person: 'low',
  // Of a character, which no person answers for.
  explicit: 'low',
};

/** How grave a finding of a category is. */
export const severityOf = (category: RefusedCategory): Severity => severityByCategory[category];

/** A severity as rows hold it, which sort by it. */
export const rankOf = (severity: Severity): number => severities.indexOf(severity) + 1;

/** The severity that a row holds; throws for a rank there is not. */
export function severityAt(rank: number): Severity {
  const severity = severities[rank - 1];
  if (!severity) throw new Error(`there is no severity ${rank}`);
  return severity;
}
