import type { DefinedList, ListFilters, ListSorts } from '../../shared/lists/define-list';
import type { DomainContext } from '../../shared/context';
import { staffActs, type FinalAct, type StaffActName } from '../acts';
import type { StaffActor } from '../carry-out';

type Outcome = { ok: true } | { ok: false; reason: string };

/** An act that staff can apply to several items of a list. */
export interface BulkAct {
  /** Its name in stored runs: the resource and the act, `club-plans.off`. */
  name: string;
  act: StaffActName;
  /** The name of the act that undoes it. */
  inverse?: string;
  /** Returns the ids of the list's items that filters select, in order, up to a maximum. */
  select(context: DomainContext, where: Record<string, unknown>, most: number): Promise<string[]>;
  /** Returns those of some items for which the act is possible now. */
  findFitting(context: DomainContext, ids: readonly string[]): Promise<Set<string>>;
  run(context: DomainContext, by: StaffActor, id: string): Promise<Outcome>;
}

interface Definition<Filters extends ListFilters, Sorts extends ListSorts> extends Pick<
  BulkAct,
  'name' | 'inverse' | 'run'
> {
  act: Exclude<StaffActName, FinalAct>;
  list: DefinedList<{ id: string }, Filters, Sorts>;
  /** The filters that select the items for which the act is possible. */
  fitting: Parameters<DefinedList<{ id: string }, Filters, Sorts>['countRows']>[1];
}

/** Declares an act on several items of a list. Final acts are excluded, because each needs a fresh proof. */
export function defineBulkAct<Filters extends ListFilters, Sorts extends ListSorts>({
  list,
  fitting,
  ...act
}: Definition<Filters, Sorts>): BulkAct {
  if ('isFinal' in staffActs[act.act]) throw new Error(`${act.act} is final`);
  return {
    ...act,
    async select({ db }, where, most) {
      const ids: string[] = [];
      const narrowed = where as typeof fitting;
      for await (const rows of list.streamRows(db, {
        ...(narrowed && { where: narrowed }),
        most,
      })) {
        ids.push(...rows.map(({ id }) => id));
      }
      return ids;
    },
    async findFitting({ db }, ids) {
      return new Set(await list.findIds(db, { ids, ...(fitting && { where: fitting }) }));
    },
  };
}
