import type { DomainContext } from '../../shared/context';
import { gamificationSettings } from '../settings';
import { compareWithOdds, type WheelReport } from './test-wheel';
import { sectionsOf } from './wheel';

/** The number of draws that staff see. */
const mostDraws = 10_000;

/** Compares the last draws of all people with the present odds. */
export async function reportDraws({
  db,
  settings,
}: Pick<DomainContext, 'db' | 'settings'>): Promise<WheelReport> {
  const rules = await settings(gamificationSettings);
  const last = db('gamification_draws')
    .orderBy([
      { column: 'drawn_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(mostDraws)
    .select('section');
  const rows = await db
    .from(last.as('last'))
    .groupBy('section')
    .select<{ section: number; times: number }[]>('section', db.raw('count(*)::int as times'));
  const timesOf = new Map(rows.map(({ section, times }) => [section, times]));
  const sections = sectionsOf(rules);
  return compareWithOdds(
    sections,
    sections.map((_, index) => timesOf.get(index) ?? 0),
  );
}
