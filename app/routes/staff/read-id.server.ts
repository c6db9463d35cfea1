import { data } from '@remix-run/node';
import { idSchema } from '~/domain/shared/ids';

/** What an address of the back office names by its id; throws 404 for none. */
export function readStaffId(named: string | undefined): string {
  const id = idSchema.safeParse(named);
  if (!id.success) throw data(null, 404);
  return id.data;
}
