import type { OwnedRows } from '../shared/personal-data';

/** The visitor ids that a person had before they signed up. */
export const formerVisitors = {
  table: 'attached_guests',
  reads: 'guests',
  owner: 'attached_to_user_id',
  key: 'id',
} satisfies OwnedRows & { key: string };
