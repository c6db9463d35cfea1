import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { newId } from '~/domain/shared/ids';
import { readForm } from '../../kit/forms/read-form.server';
import { pageMeta } from '../../kit/site/page-meta';
import { ActForm } from '../../staff/resources/act-form';
import { staffResources } from '../../staff-resources.server';
import { requireAct } from '../../staff/server/require-act.server';
import { requireResource } from '../../staff/server/require-resource.server';
import { StaffShell } from '../../staff/staff-shell';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const { name } = resource;
  const act = resource.readCreation(asking);
  if (!act || !resource.create) throw data(null, 404);
  requireAct(asking, resource.create);
  const back = { to: `/admin/${name}`, label: asking.words(`${name}.back`) };
  return { page: { title: act.label }, act, back, key: newId() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  if (resource.create) requireAct(asking, resource.create);
  const taken = resource.takeCreation(asking, await readForm(request));
  if (!taken) throw data(null, 404);
  return taken;
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function NewThing() {
  const { act, back, key } = useLoaderData<typeof loader>();
  return (
    <StaffShell title={act.label} about={act.about} back={back}>
      <div className="rounded-card border-line-2 bg-card shadow-card mt-6 max-w-160 border p-5">
        <ActForm act={{ ...act, about: '' }} hidden={{ key }} />
      </div>
    </StaffShell>
  );
}
