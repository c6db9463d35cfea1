import type { PersonalData } from '../shared/personal-data';

/** Sums of a creator by hour; the facts themselves are in the exports of their areas. */
export const creatorAnalyticsPersonalData: PersonalData[] = [
  { table: 'creator_hours', owner: 'owner_id', onErasure: 'delete', isOmitted: true },
  { table: 'creator_hour_reasons', owner: 'owner_id', onErasure: 'delete', isOmitted: true },
];
