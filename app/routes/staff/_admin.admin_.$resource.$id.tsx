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
import { ThingPage } from '../../staff/resources/thing-page';
import { staffResources } from '../../staff-resources.server';
import { requireResource } from '../../staff/server/require-resource.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const address = new URL(request.url).searchParams;
  const thing = await resource.readThing(asking, readStaffId(params['id']), address);
  if (!thing) throw data(null, 404);
  return { page: { title: thing.title }, thing };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  return resource.takeAct(asking, readStaffId(params['id']), await readForm(request));
}

/** Returns the id in an address of the back office; throws 404 if there is none. */
function readStaffId(named: string | undefined): string {
  const id = idSchema.safeParse(named);
  if (!id.success) throw data(null, 404);
  return id.data;
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ResourceThing() {
  return <ThingPage thing={useLoaderData<typeof loader>().thing} />;
}
