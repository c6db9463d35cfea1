import { defineBulkAct } from '../staff/bulk/define-bulk-act';
import { riskDecisions, reviewDecision } from './risk/review-decisions';

/** Confirms refusals of the limits against fraud. */
export const upholdDecisions = defineBulkAct({
  name: 'fraud-limits.uphold',
  act: 'risk-decision.review',
  list: riskDecisions,
  fitting: { state: 'open' },
  run: (context, by, decisionId) => reviewDecision(context, { decisionId, by, isUpheld: true }),
});

/** Exempts people from limits that refused them wrongly. */
export const clearDecisions = defineBulkAct({
  name: 'fraud-limits.clear',
  act: 'risk-decision.review',
  list: riskDecisions,
  fitting: { state: 'open' },
  run: (context, by, decisionId) => reviewDecision(context, { decisionId, by, isUpheld: false }),
});

/** The acts of staff on several payments and limits. */
export const paymentsBulkActs = [upholdDecisions, clearDecisions];
