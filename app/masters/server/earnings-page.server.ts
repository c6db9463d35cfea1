import type { AppLoadContext } from '@remix-run/node';
import { timeRanges } from '~/domain/creator-analytics/range';
import { translatorOf } from '../../kit/i18n/translator.server';
import { readEarnings } from '../read-earnings';

/** Returns the earnings of a manager's models in the range of an address; an impossible one is a month. */
export async function readEarningsPage(
  context: AppLoadContext,
  managerId: string,
  { searchParams }: URL,
) {
  const typed = (name: string) => (searchParams.get(name) ?? '').slice(0, 10);
  const timeRange = timeRanges.find((one) => one === searchParams.get('timeRange')) ?? '1_month';
  const asked = { timeRange, from: typed('from'), to: typed('to') };
  const t = await translatorOf(context);
  const earned =
    (await readEarnings(context, managerId, asked)) ??
    (await readEarnings(context, managerId, { timeRange: '1_month' }));
  if (!earned) throw new Error('a month has no earnings');
  const { range, models, ...sums } = earned;
  return {
    page: { title: t('masters:earnings.title') },
    ...sums,
    timeRange: range.timeRange,
    from: range.from.toISOString(),
    /** The last moment of the range. */
    to: new Date(range.to.getTime() - 1).toISOString(),
    unit: range.unit,
    starts: range.starts.map((start) => start.toISOString()),
    timeZone: context.timeZone ?? 'UTC',
    models: models.map(({ avatar, ...model }) => ({
      ...model,
      avatar: avatar === null ? null : context.mediaAddress(avatar),
    })),
  };
}

export type EarningsShown = Awaited<ReturnType<typeof readEarningsPage>>;
