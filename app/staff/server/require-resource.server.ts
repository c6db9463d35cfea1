import { data, type AppLoadContext } from '@remix-run/node';
import type { Asking } from '../resources/define-resource.server';
import type { Resource } from '../resources/resource.server';
import { wordsOf } from '../resources/words.server';
import { requireStaff } from './require-staff.server';

/**
 * Returns the resource in the address and the member of staff, whose role must have its permission. Throws
 * 404 if there is no such resource, 403 without the permission, and redirects to the sign-in without a
 * session.
 */
export async function requireResource(
  resources: readonly Resource[],
  context: AppLoadContext,
  { resource: name }: { resource?: string | undefined },
): Promise<{ resource: Resource; asking: Asking }> {
  const resource = resources.find((one) => one.name === name);
  if (!resource) throw data(null, 404);
  const staff = await requireStaff(context, resource.permission);
  return { resource, asking: { context, staff, words: await wordsOf(context) } };
}
