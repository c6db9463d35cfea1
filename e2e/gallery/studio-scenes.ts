import type { Scene } from './scene';

/** The studio of the demo's creator: the dashboard and the analytics. */
export const studioScenes: readonly Scene[] = [
  {
    name: 'creator-dashboard',
    looker: 'creator',
    path: '/verified-model/dashboard?timeRange=1_year',
  },
  {
    name: 'creator-analytics',
    looker: 'creator',
    path: '/verified-model/analytics/subscribers?timeRange=1_month',
  },
  {
    name: 'creator-analytics-custom',
    looker: 'creator',
    path: '/verified-model/analytics/earnings?timeRange=custom&from=2026-01-01&to=2026-12-31',
  },
];
