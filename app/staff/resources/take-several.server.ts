import { data } from '@remix-run/node';
import { idSchema } from '~/domain/shared/ids';
import type { StaffActor } from '~/domain/staff/carry-out';
import { handleForm } from '../../kit/forms/handle-form.server';
import { actSchema } from './act-schema.server';
import { requireAct } from '../server/require-act.server';
import { findAct, type Asking, type OfferedAct, type ThingRead } from './define-resource.server';
import { cellOf } from './cell-of.server';
import { actShown } from './read-thing.server';
import type { OneOfSeveral, SeveralResponse, SeveralShown } from './shown';

/** The maximum number of items for one act: those of a page. */
const most = 50;

interface Acting {
  name: string;
  detail?: { read(asking: Asking, id: string): Promise<ThingRead | null> };
  acts?: Record<string, OfferedAct>;
}

/** Returns the act and the items in an address: `act=off&id=…&id=…`; null if there is none. */
function readSelection({ acts = {} }: Acting, address: URLSearchParams) {
  const name = address.get('act') ?? '';
  const act = findAct(acts, name);
  const ids = idSchema
    .array()
    .max(most)
    .safeParse([...new Set(address.getAll('id'))]);
  return act?.isBulk && ids.success ? { name, act, ids: ids.data } : null;
}

/** Returns a preview of an act on several items; null if none is requested. */
export async function readSeveral(
  resource: Acting,
  asking: Asking,
  address: URLSearchParams,
): Promise<SeveralShown | null> {
  const requested = readSelection(resource, address);
  if (!requested) return null;
  requireAct(asking, requested.act);
  const { words } = asking;
  const { name } = resource;
  const things = await Promise.all(
    requested.ids.map((id) => lookAt(resource, asking, { act: requested.name, id })),
  );
  return {
    path: `/admin/${name}/several?${address}`,
    title: words(`${name}.acts.${requested.name}.do`),
    about: words(things.length > 0 ? 'several.text' : 'several.none'),
    back: { to: `/admin/${name}`, label: words(`${name}.back`) },
    act: actShown(requested.act, { name: requested.name, under: name, words }),
    things,
  };
}

/** Reads one of several items: its current state, and the reason if the act is not possible. */
async function lookAt(
  { detail }: Acting,
  asking: Asking,
  { act, id }: { act: string; id: string },
): Promise<OneOfSeveral> {
  const { words } = asking;
  const thing = await detail?.read(asking, id);
  if (!thing) return { id, title: id, now: '', refused: words('several.gone') };
  return {
    id,
    title: thing.title,
    now: (thing.states ?? []).map((state) => cellOf(state).text).join(' · '),
    refused: thing.offers.includes(act) ? null : words('several.does-not-fit'),
  };
}

/**
 * Applies an act to several items one after another, each in its own transaction, so that a refusal does
 * not stop the others. Items for which the act is not possible are left out.
 */
export async function takeSeveral(
  resource: Acting,
  asking: Asking,
  address: URLSearchParams,
  form: FormData,
) {
  const requested = readSelection(resource, address);
  if (!requested) throw data(null, 400);
  requireAct(asking, requested.act);
  const { context, staff, words } = asking;
  const { name, act, ids } = requested;
  return handleForm(form, {
    schema: actSchema.formOf(act),
    async take({ seen: _, key: __, reason, ...typed }) {
      const by: StaffActor = { ...staff, reason };
      const carryOut = async (id: string) => {
        const outcome = await act.run({ context, by }, id, typed);
        const messageKey = outcome.ok ? 'several.done' : `refused.${outcome.reason}`;
        return { isDone: outcome.ok, text: words(messageKey) };
      };
      const results: NonNullable<SeveralResponse['results']> = [];
      for (const id of ids) {
        const { title, refused } = await lookAt(resource, asking, { act: name, id });
        const became = refused === null ? await carryOut(id) : { isDone: false, text: refused };
        results.push({ id, title, ...became });
      }
      return data<SeveralResponse>({ results });
    },
  });
}
