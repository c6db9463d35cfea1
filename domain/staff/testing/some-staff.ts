import type { StaffActor } from '../carry-out';
import { newId } from '../../shared/ids';

/** Returns a new staff member with this role. */
export const someStaff = (role: StaffActor['role'] = 'superAdmin'): StaffActor => ({
  staffId: newId(),
  role,
});
