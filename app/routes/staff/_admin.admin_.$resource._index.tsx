import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readForm } from '../../kit/forms/read-form.server';
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

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  return resource.takeView(asking, new URL(request.url).searchParams, await readForm(request));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function ResourceList() {
  return <ListPage list={useLoaderData<typeof loader>().list} />;
}
