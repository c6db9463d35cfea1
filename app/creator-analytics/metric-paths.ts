import type { Metric } from '~/domain/creator-analytics/metrics';

/** The last part of the address of each metric's page and call. */
export const metricPaths: Readonly<Record<Metric, string>> = {
  earnings: 'earnings',
  subscribers: 'subscribers',
  canceledSubscriptions: 'canceled-subscriptions',
  profileViews: 'profile-views',
  openChats: 'open-chats',
  followers: 'followers',
};

/** Returns the metric of an address; undefined if there is none. */
export const metricAt = (path: string | undefined): Metric | undefined =>
  (Object.keys(metricPaths) as Metric[]).find((metric) => metricPaths[metric] === path);

/** Returns the page of a metric with the range of another page. */
export function metricHref(metric: Metric, chosen: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  return `/verified-model/analytics/${metricPaths[metric]}?${query}`;
}
