import type { LoaderFunctionArgs } from '@remix-run/node';
import { newModel } from '../../masters/server/new-model.server';
import { requireOpenMaster } from '../../masters/server/require-master.server';
import { readStep } from '../../wizards/read-step.server';

/** Begins, or resumes at the first step that is not done. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { person } = await requireOpenMaster(request, context);
  await readStep(newModel, context, person, null);
  return null;
}
