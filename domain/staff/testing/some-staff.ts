import type { StaffActor } from '../carry-out';
import { newId } from '../../shared/ids';

/** Returns a member of staff who may do what a role may; nobody else is the same. */
export const someStaff = (role: StaffActor['role'] = 'superAdmin'): StaffActor => ({
  staffId: newId(),
  role,
});
