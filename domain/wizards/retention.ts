import { removeExpired, type Retention } from '../shared/remove-in-batches';

/** Drafts that nobody went on with, and outcomes of those submitted long ago. */
export const wizardsRetention = {
  wizardDrafts: removeExpired({ table: 'wizard_drafts', key: 'id' }),
} satisfies Retention;
