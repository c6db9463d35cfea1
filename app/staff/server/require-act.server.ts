import { data } from '@remix-run/node';
import type { Asking, OfferedAct } from '../resources/define-resource.server';
import { mayAct } from '../resources/may-act.server';

/** Throws 403 if the role of the member of staff lacks the permission of an act. */
export function requireAct({ staff }: Asking, { act }: OfferedAct): void {
  if (!mayAct(staff.role, act)) throw data(null, 403);
}
