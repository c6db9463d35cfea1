import { staffActs } from '~/domain/staff/acts';
import { isPermitted } from '~/domain/staff/permissions';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import type { OfferedAct } from './define-resource.server';

/** Checks whether a role may carry out an act. */
export const isOffered = ({ act }: OfferedAct, role: StaffRole): boolean =>
  isPermitted(role, staffActs[act].permission);
