import { data } from '@remix-run/node';
import { idSchema } from '~/domain/shared/ids';
import type { StaffActor } from '~/domain/staff/carry-out';
import { handleForm } from '../../kit/forms/handle-form.server';
import { actSchema } from './act-schema.server';
import { findAct, type Asking, type OfferedAct, type ThingRead } from './define-resource.server';
import { cellOf } from './read-list.server';
import { actShown } from './read-thing.server';
import type { OneOfSeveral, SeveralResponse, SeveralShown } from './shown';

/** Things that one act is done to at most: those of a page. */
const most = 50;

interface Acting {
  name: string;
  detail?: { read(asking: Asking, id: string): Promise<ThingRead | null> };
  acts?: Record<string, OfferedAct>;
}

/** Reads what an address asks to do to which things: `act=off&id=…&id=…`; null where it asks for nothing. */
function readAsked({ acts = {} }: Acting, address: URLSearchParams) {
  const name = address.get('act') ?? '';
  const act = findAct(acts, name);
  const ids = idSchema
    .array()
    .min(1)
    .max(most)
    .safeParse([...new Set(address.getAll('id'))]);
  return act?.isBulk && ids.success ? { name, act, ids: ids.data } : null;
}

/** Shows what an act would do to each of several things, before it is done; null where nothing is asked. */
export async function readSeveral(
  resource: Acting,
  asking: Asking,
  address: URLSearchParams,
): Promise<SeveralShown | null> {
  const asked = readAsked(resource, address);
  if (!asked) return null;
  const { words } = asking;
  const { name } = resource;
  const things = await Promise.all(
    asked.ids.map(async (id): Promise<OneOfSeveral> => {
      const thing = await resource.detail?.read(asking, id);
      if (!thing) return { id, title: id, now: '', refused: words('several.gone') };
      return {
        id,
        title: thing.title,
        now: (thing.states ?? []).map((state) => cellOf(state).text).join(' · '),
        refused: thing.offers.includes(asked.name) ? null : words('several.does-not-fit'),
      };
    }),
  );
  return {
    path: `/admin/${name}/several?${address}`,
    title: words(`${name}.acts.${asked.name}.do`),
    about: words('several.text'),
    back: { to: `/admin/${name}`, label: words(`${name}.back`) },
    act: actShown(asked.act, { name: asked.name, under: name, words }),
    things,
  };
}

/**
 * Does an act to each of several things, one after the other and each in a transaction of its own, so that
 * one that is refused stops no other.
 */
export async function takeSeveral(
  resource: Acting,
  asking: Asking,
  address: URLSearchParams,
  form: FormData,
) {
  const asked = readAsked(resource, address);
  if (!asked) throw data(null, 400);
  const { context, staff, words } = asking;
  const { act, ids } = asked;
  return handleForm(form, {
    schema: actSchema.formOf(act),
    async take({ seen: _, key: __, reason, ...typed }) {
      const by: StaffActor = { ...staff, reason };
      const results: NonNullable<SeveralResponse['results']> = [];
      for (const id of ids) {
        const title = (await resource.detail?.read(asking, id))?.title ?? id;
        const outcome = await act.run({ context, by }, id, typed);
        const text = words(outcome.ok ? 'several.done' : `refused.${outcome.reason}`);
        results.push({ id, title, isDone: outcome.ok, text });
      }
      return data<SeveralResponse>({ results });
    },
  });
}
