import type { StaffResource } from '~/domain/staff/acts';
import type { Asking, OfferedAct, ThingRead } from './define-resource.server';
import { readThing } from './read-thing.server';
import type { PanelShown } from './shown';

interface Described {
  name: string;
  kind?: StaffResource;
  detail?: { read(asking: Asking, id: string): Promise<ThingRead | null> };
  acts?: Record<string, OfferedAct>;
}

interface Place {
  id: string;
  /** The ids of the page's rows, in order. */
  ids: readonly string[];
  /** Returns the address of the list with the panel of an item, or without a panel. */
  hrefOf(id: string | undefined): string;
}

/** Reads the panel beside a list: an item's facts, its last acts, and the rows above and below. */
export async function readPanel(
  resource: Described,
  asking: Asking,
  { id, ids, hrefOf }: Place,
): Promise<PanelShown> {
  const thing = await readThing(resource, asking, id, new URLSearchParams());
  const index = ids.indexOf(id);
  const neighbour = (step: number) => {
    const other = index < 0 ? undefined : ids[index + step];
    return other === undefined ? null : hrefOf(other);
  };
  return {
    openTo: `/admin/${resource.name}/${id}`,
    closeTo: hrefOf(undefined),
    upTo: neighbour(-1),
    downTo: neighbour(1),
    thing: thing && {
      title: thing.title,
      about: thing.about,
      states: thing.states,
      notices: thing.notices,
      facts: thing.facts,
      // Sealed evidence comes first where acts depend on it, so the panel offers the page instead.
      acts: thing.sealed?.isFirst
        ? []
        : thing.acts.map(({ name, label, isGrave }) => ({ name, label, isGrave })),
      done: thing.done.slice(0, 3),
    },
  };
}
