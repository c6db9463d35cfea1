import { data, redirect } from '@remix-run/node';
import { giveBack, takeItem, takeNext, type Queued } from '~/domain/staff/queue/claims';
import { formText } from '../../kit/forms/form-text';
import type { Asking } from '../resources/define-resource.server';
import { mayAct } from '../resources/may-act.server';
import type { Resource } from '../resources/resource.server';
import type { ThingResponse } from '../resources/shown';
import { decidedResources, queuedResources } from './read-queue.server';

interface Place {
  resources: readonly Resource[];
  /** The view of the queue that the page shows. */
  view: string;
}

/** Claims the next thing of a view and redirects to its page, or to the queue if there is none. */
export async function goToNext(
  { resources, view }: Place,
  asking: Asking,
  decided?: string,
): Promise<Response> {
  const { context, staff } = asking;
  const decidable = decidedResources(resources, asking, view);
  const next = decidable.length > 0 ? await takeNext(context.domain, staff, decidable) : null;
  const done = decided === undefined ? '' : `&decided=${decided}`;
  const name = next && queuedResources(resources, asking).find(isOf(next))?.name;
  if (!next || !name) return redirect(`/admin/queue?kind=${view}&empty=1${done}`);
  return redirect(`/admin/${name}/${next.id}?queue=${view}${done}`);
}

const isOf =
  ({ resource }: Queued) =>
  ({ queue }: Resource) =>
    queue?.resource === resource;

/**
 * Handles the forms of the queue on a thing's page: taking it, giving it back, skipping it, and the next
 * one. Opening the sealed part takes it as well. Returns null for any other form.
 */
export async function takeQueueStep(
  place: Place,
  resource: Resource,
  asking: Asking,
  { id, form }: { id: string; form: FormData },
) {
  if (!resource.queue) return null;
  const { context, staff, words } = asking;
  const thing: Queued = { resource: resource.queue.resource, id };
  const path = `/admin/${resource.name}/${id}?queue=${place.view}`;
  const intent = formText(form, 'intent');
  const mayDecide = mayAct(staff.role, resource.queue.decides);
  switch (intent) {
    case 'take':
    case 'open': {
      if (!mayDecide && intent === 'take') throw data(null, 403);
      if (!mayDecide) return null;
      const taken = await takeItem(context.domain, staff, thing);
      if (taken.ok) return intent === 'take' ? redirect(path) : null;
      // A decided item can still be read.
      if (taken.reason === 'not-waiting' && intent === 'open') return null;
      const status = context.refusals.describe(taken).statusCode;
      return data<ThingResponse>({ refused: words(`refused.${taken.reason}`) }, status);
    }
    case 'give-back':
      await giveBack(context.domain, staff, thing);
      return redirect(`/admin/queue?kind=${place.view}`);
    // Sent when the page is left.
    case 'leave':
      await giveBack(context.domain, staff, thing);
      return data<ThingResponse>({});
    case 'skip':
      await giveBack(context.domain, staff, thing, { isSkipped: true });
      return goToNext(place, asking);
    case 'next':
      return goToNext(place, asking);
    default:
      return null;
  }
}
