import type { RefusedCategory } from './verdict';

/** The severities of a breach, the lowest first. Rows store the position, counted from 1. */
export const severities = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** The severity of each category. Staff see the gravest flags first. */
const severityByCategory: Readonly<Record<RefusedCategory, Severity>> = {
  // A child may be writing: the account is held for an age review, which is urgent.
  minor_self: 'critical',
  // Such text is a crime everywhere, and often a plan.
  minors: 'critical',
  // A person may be for sale.
  trafficking: 'critical',
  // After anything about children, romance without consent is what the rules forbid first.
  non_consent: 'high',
  // A person may be about to be hurt.
  violence: 'high',
  // Praise may lead a person to harm themselves.
  self_harm_promotion: 'high',
  // Illegal in nearly every country.
  bestiality: 'high',
  // A deal is being arranged; a mere mention is not a finding.
  drugs_and_weapons: 'high',
  // It may lead to a person's home, but that takes more than one question.
  personal_data: 'medium',
  // Usually admiration; with an explanation, most people request another character.
  real_person: 'low',
  // Words of a character, for which no user is responsible.
  explicit: 'low',
};

/** Returns the severity of a finding's category. */
export const severityOf = (category: RefusedCategory): Severity => severityByCategory[category];

/** Returns a severity as a number, as stored and sorted in rows. */
export const rankOf = (severity: Severity): number => severities.indexOf(severity) + 1;

/** Returns the severity for a stored number; throws for an unknown one. */
export function severityAt(rank: number): Severity {
  const severity = severities[rank - 1];
  if (!severity) throw new Error(`there is no severity ${rank}`);
  return severity;
}
