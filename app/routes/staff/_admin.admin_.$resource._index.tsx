import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '../../kit/site/page-meta';
import { ListPage } from '../../staff/resources/list-page';
import { staffResources } from '../../staff-resources.server';
import { requireResource } from '../../staff/server/require-resource.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const list = await resource.readList(asking, new URL(request.url).searchParams);
  return data({ page: { title: list.title }, list });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ResourceList() {
  return <ListPage list={useLoaderData<typeof loader>().list} />;
}
