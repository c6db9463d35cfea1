import { data } from '@remix-run/node';
import { staffActs } from '~/domain/staff/acts';
import { isPermitted } from '~/domain/staff/permissions';
import type { Asking, OfferedAct } from '../resources/define-resource.server';

/** Throws 403 if the role of the member of staff lacks the permission of an act. */
export function requireAct({ staff }: Asking, { act }: OfferedAct): void {
  if (!isPermitted(staff.role, staffActs[act].permission)) throw data(null, 403);
}
