import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '../../kit/forms/read-form.server';
import { staffResources } from '../../staff-resources.server';
import { requireResource } from '../../staff/server/require-resource.server';

/** Leads back to the list: an act on several items begins with its form. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { resource } = await requireResource(staffResources, context, params);
  return redirect(`/admin/${resource.name}`);
}

/** Plans an act on the items that were selected in a list. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { resource, asking } = await requireResource(staffResources, context, params);
  const address = new URL(request.url).searchParams;
  return resource.planSeveral(asking, address, await readForm(request));
}

/** Shows nothing itself; a failed plan is shown by the frame of the back office. */
export default function SeveralThings() {
  return null;
}
