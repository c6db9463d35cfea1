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
    asked.ids.map((id) => lookAt(resource, asking, { act: asked.name, id })),
  );
  return {
    path: `/admin/${name}/several?${address}`,
    title: words(`${name}.acts.${asked.name}.do`),
    about: words(things.length > 0 ? 'several.text' : 'several.none'),
    back: { to: `/admin/${name}`, label: words(`${name}.back`) },
    act: actShown(asked.act, { name: asked.name, under: name, words }),
    things,
  };
}

/** Looks at one of several things: what is now, and why the act does not fit it, if so. */
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
 * Does an act to each of several things, one after the other and each in a transaction of its own, so that
 * one that is refused stops no other. What it does not fit is left out.
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
  const { name, act, ids } = asked;
  return handleForm(form, {
    schema: actSchema.formOf(act),
    async take({ seen: _, key: __, reason, ...typed }) {
      const by: StaffActor = { ...staff, reason };
      const carryOut = async (id: string) => {
        const outcome = await act.run({ context, by }, id, typed);
        const said = outcome.ok ? 'several.done' : `refused.${outcome.reason}`;
        return { isDone: outcome.ok, text: words(said) };
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
