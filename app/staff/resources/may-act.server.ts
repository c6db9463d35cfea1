import { staffActs, type StaffActName } from '~/domain/staff/acts';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import { isPermitted } from '~/domain/staff/permissions';

/** Checks whether a role has the permission of an act. */
export const mayAct = (role: StaffRole, act: StaffActName): boolean =>
  isPermitted(role, staffActs[act].permission);
