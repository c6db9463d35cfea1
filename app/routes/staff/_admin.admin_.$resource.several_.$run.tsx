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
import { RunPage } from '../../staff/resources/run-page';
import { staffResources } from '../../staff-resources.server';
import { requireResource } from '../../staff/server/require-resource.server';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const id = idSchema.safeParse(params['run']);
  const address = new URL(request.url).searchParams;
  const run = id.success ? await resource.readRun(asking, id.data, address) : null;
  if (!run) throw data(null, 404);
  return { page: { title: run.title }, run };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const id = idSchema.safeParse(params['run']);
  if (!id.success) throw data(null, 404);
  return resource.takeRun(asking, id.data, await readForm(request));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function SeveralRun() {
  return <RunPage run={useLoaderData<typeof loader>().run} />;
}
