import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { createAi } from '../../made-characters/server/create-ai.server';
import { requireCreator } from '../../made-characters/server/read-create-step.server';
import { readStep } from '../../wizards/read-step.server';

/** Redirects to the step where the person stopped. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { href } = await readStep(createAi, context, requireCreator(context, '/create-ai'), null);
  return redirect(href);
}
