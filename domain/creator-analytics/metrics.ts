/** The figures of a creator, with the prefix of their columns. */
const metricColumns = {
  earnings: 'earnings',
  subscribers: 'subscribers',
  canceledSubscriptions: 'cancelled',
  profileViews: 'views',
  openChats: 'chats',
  followers: 'followers',
} as const;

export type Metric = keyof typeof metricColumns;
export const metrics = Object.keys(metricColumns) as Metric[];

export const metricSources = ['all', 'platform', 'referrals'] as const;
export type MetricSource = (typeof metricSources)[number];

/** Returns the SQL sum of a metric from a source. */
export function sumSql(metric: Metric, source: MetricSource): string {
  const prefix = metricColumns[metric];
  const parts = source === 'all' ? (['platform', 'referrals'] as const) : [source];
  return `coalesce(sum(${parts.map((part) => `${prefix}_${part}`).join(' + ')}), 0)::bigint`;
}

/** The owner whose figures are read: all of a person's, or those of one character. */
export interface Subject {
  /** The person who earns. */
  ownerId: string;
  /** Limits the figures to one character. */
  characterId?: string;
}
