import { data } from '@remix-run/node';
import { idSchema } from '~/domain/shared/ids';

/** Returns the id in an address of the back office; throws 404 if there is none. */
export function readStaffId(named: string | undefined): string {
  const id = idSchema.safeParse(named);
  if (!id.success) throw data(null, 404);
  return id.data;
}
