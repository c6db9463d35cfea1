import { removeExpired, type Retention } from '../shared/remove-in-batches';

/** The retention of abandoned drafts, and of outcomes of submitted drafts. */
export const wizardsRetention = {
  wizardDrafts: removeExpired({ table: 'wizard_drafts', key: 'id' }),
} satisfies Retention;
