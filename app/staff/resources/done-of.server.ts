import type { ActionLogged } from '~/domain/staff/action-log';
import { stamp } from '../presenters/stamp';
import type { ActDone } from './shown';
import type { Words } from './words.server';

/** Returns an act of the log as one line, with what it changed. */
export function doneOf(row: ActionLogged, words: Words): ActDone {
  const changed = [row.before, row.after].map(factsOf);
  const [before, after] = changed;
  return {
    id: row.id,
    at: stamp(row.at),
    staff: row.email ?? row.staff_id,
    text: words(`actions.action.${row.act}`),
    change: before && after ? `${before} → ${after}` : (after ?? before ?? null),
    reason: row.reason,
  };
}

/** Returns the facts of a log entry as one line: `price: 799 · isActive: true`. */
export function factsOf(facts: unknown): string | null {
  if (typeof facts !== 'object' || facts === null) return null;
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(' · ');
}
