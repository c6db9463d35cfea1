import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { idSchema } from '~/domain/shared/ids';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { renewClaim } from '~/domain/staff/queue/claims';
import { QueueCase } from '../../staff/queue/queue-case';
import { readQueuedThing } from '../../staff/queue/read-queue.server';
import { goToNext, takeQueueStep } from '../../staff/queue/take-queue-step.server';
import type { Resource } from '../../staff/resources/resource.server';
import { ThingPage } from '../../staff/resources/thing-page';
import { staffResources } from '../../staff-resources.server';
import { requireResource } from '../../staff/server/require-resource.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const address = new URL(request.url).searchParams;
  const id = readStaffId(params['id']);
  // Each visit of its page renews the claim.
  if (resource.queue) {
    await renewClaim(context.domain, asking.staff, { resource: resource.queue.resource, id });
  }
  const [thing, queued] = await Promise.all([
    resource.readThing(asking, id, address),
    readQueuedThing(staffResources, resource, asking, { id, view: viewOf(resource, address) }),
  ]);
  if (!thing) throw data(null, 404);
  return { page: { title: thing.title }, thing, queued };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const address = new URL(request.url).searchParams;
  const id = readStaffId(params['id']);
  const form = await readForm(request);
  const place = { resources: staffResources, view: viewOf(resource, address) };
  const step = await takeQueueStep(place, resource, asking, { id, form });
  if (step) return step;
  const answer = await resource.takeAct(asking, id, form);
  const isDecided = answer instanceof Response && resource.queue && address.has('queue');
  return isDecided ? goToNext(place, asking, resource.name) : answer;
}

/** Returns the view of the queue beside a thing: the one in the address, or that of its resource. */
function viewOf({ name }: Resource, address: URLSearchParams): string {
  const view = address.get('queue') ?? name;
  const isView = staffResources.some((one) => one.queue !== null && one.name === view);
  return isView || view === 'all' ? view : name;
}

/** Returns the id in an address of the back office; throws 404 if there is none. */
function readStaffId(named: string | undefined): string {
  const id = idSchema.safeParse(named);
  if (!id.success) throw data(null, 404);
  return id.data;
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ResourceThing() {
  const { thing, queued } = useLoaderData<typeof loader>();
  return queued ? <QueueCase thing={thing} queued={queued} /> : <ThingPage thing={thing} />;
}
