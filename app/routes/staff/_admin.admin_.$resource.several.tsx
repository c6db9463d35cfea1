import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { SeveralPage } from '../../staff/resources/several-page';
import { staffResources } from '../../staff-resources.server';
import { requireResource } from '../../staff/server/require-resource.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const several = await resource.readSeveral(asking, new URL(request.url).searchParams);
  if (!several) throw data(null, 404);
  return { page: { title: several.title }, several };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const address = new URL(request.url).searchParams;
  return resource.takeSeveral(asking, address, await readForm(request));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SeveralThings() {
  return <SeveralPage several={useLoaderData<typeof loader>().several} />;
}
