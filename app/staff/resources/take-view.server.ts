import { data, redirect } from '@remix-run/node';
import { idSchema } from '~/domain/shared/ids';
import {
  addView,
  changeView,
  deleteView,
  undoViewChange,
  viewNameSchema,
  viewQuerySchema,
} from '~/domain/staff/views';
import { formText } from '../../kit/forms/form-text';
import type { Asking } from './define-resource.server';
import { hrefOf, readState, writeState, type Addressed } from './list-state.server';
import type { ThingResponse } from './shown';

interface Viewed {
  name: string;
  list: Addressed;
  columns: Record<string, unknown>;
}

/** Handles the forms of a list's views: saves the state in the address, renames, deletes, undoes. */
export async function takeView(
  resource: Viewed,
  asking: Asking,
  address: URLSearchParams,
  form: FormData,
) {
  const key = idSchema.safeParse(formText(form, 'view') || address.get('view'));
  const id = key.success ? key.data : null;
  const outcome = await changeViews(resource, asking, { id, address, form });
  if (!outcome) throw data(null, 400);
  if (outcome.ok) return redirect(hrefOf(`/admin/${resource.name}`, outcome.to));
  const { words } = asking;
  const { status, key: sentence } = refusals[outcome.reason];
  return data<ThingResponse>({ refused: words(sentence) }, status);
}

const refusals = {
  'name-required': { status: 400, key: 'views.name-required' },
  'not-found': { status: 404, key: 'views.gone' },
  'view-name-taken': { status: 409, key: 'refused.view-name-taken' },
  'too-many-views': { status: 409, key: 'refused.too-many-views' },
} as const;

interface Sent {
  id: string | null;
  address: URLSearchParams;
  form: FormData;
}

/** Makes the requested change. Returns the parameters of the page that shows it; null if there is none. */
async function changeViews(
  { name: resource, list, columns }: Viewed,
  { context: { domain }, staff }: Asking,
  { id, address, form }: Sent,
) {
  const whose = { by: staff, resource };
  const intent = formText(form, 'intent');
  const state = writeState(readState(list, Object.keys(columns), address));
  const query = viewQuerySchema.parse(String(new URLSearchParams(state)));
  const named = viewNameSchema.safeParse(formText(form, 'name'));
  if (['view-add', 'view-rename'].includes(intent) && !named.success) {
    return { ok: false, reason: 'name-required' } as const;
  }
  const name = named.data ?? '';
  if (intent === 'view-add') {
    const added = await addView(domain, whose, { name, query });
    return added.ok ? ({ ok: true, to: { view: added.id } } as const) : added;
  }
  if (id === null) return null;
  const view = { view: id };
  switch (intent) {
    case 'view-save':
      return leadTo(await changeView(domain, whose, { id, query }), { ...view, changed: 'saved' });
    case 'view-rename':
      return leadTo(await changeView(domain, whose, { id, name }), { ...view, changed: 'renamed' });
    case 'view-delete':
      return leadTo(await deleteView(domain, whose, id), { changed: 'deleted', of: id });
    case 'view-undo':
      return leadTo(await undoViewChange(domain, whose, id), view);
    default:
      return null;
  }
}

/** Adds the parameters of the next page to a change that was made. */
const leadTo = <Refused extends { ok: false }>(
  outcome: { ok: true } | Refused,
  to: Record<string, string>,
) => (outcome.ok ? ({ ok: true, to } as const) : outcome);

/** Returns the notice about the change of a view in the address, with the view whose change can be undone. */
export function viewChangeOf(address: URLSearchParams, { words }: Pick<Asking, 'words'>) {
  const changed = address.get('changed') ?? '';
  const id = idSchema.safeParse(address.get('of') ?? address.get('view'));
  const isKnown = ['saved', 'renamed', 'deleted'].includes(changed);
  return isKnown && id.success ? { text: words(`views.${changed}`), id: id.data } : null;
}
