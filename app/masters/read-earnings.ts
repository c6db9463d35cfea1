import type { AppLoadContext } from '@remix-run/node';
import type { Range, TimeRange } from '~/domain/creator-analytics/range';
import { readEarningsOf } from '~/domain/creator-analytics/read-earnings';
import { listEarningModels } from '~/domain/masters/list-earning-models';

interface RequestedRange {
  timeRange: TimeRange;
  from?: string | undefined;
  to?: string | undefined;
}

/** The earnings of one model in a range, in minor units. */
interface EarningsOfModel {
  id: string;
  displayName: string;
  avatar: string | null;
  percent: number;
  total: number;
  /** The manager's part of the total, rounded down. */
  managerPart: number;
  /** One value per bucket of the range. */
  values: number[];
}

export interface EarningsOfManager {
  range: Range;
  currency: string;
  total: number;
  managerPart: number;
  models: EarningsOfModel[];
}

/** Returns what the models of a manager earned in a range, the highest sum first; null for an impossible range. */
export async function readEarnings(
  { domain, timeZone = 'UTC' }: Pick<AppLoadContext, 'domain' | 'timeZone'>,
  managerId: string,
  requested: RequestedRange,
): Promise<EarningsOfManager | null> {
  const models = await listEarningModels(domain.db, managerId);
  const earned = await readEarningsOf(domain, models, { ...requested, timeZone });
  if (!earned) return null;
  const { range, currency, values } = earned;
  const rows = models.map(({ id, displayName, avatar, percent, characterId }) => {
    const buckets = values.get(characterId) ?? range.starts.map(() => 0);
    const total = sumOf(buckets);
    const managerPart = Math.floor((Math.max(0, total) * percent) / 100);
    return { id, displayName, avatar, percent, total, managerPart, values: buckets };
  });
  return {
    range,
    currency,
    total: sumOf(rows.map(({ total }) => total)),
    managerPart: sumOf(rows.map(({ managerPart }) => managerPart)),
    models: rows.sort((one, other) => other.total - one.total),
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
