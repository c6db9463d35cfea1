import type { StaffRole } from './find-active-staff';

const reviewers: readonly StaffRole[] = ['superAdmin', 'admin', 'manager', 'usersManager'];

/** Whether a role may read what people under review wrote, and decide about their accounts. */
export const mayReviewAges = (role: StaffRole): boolean => reviewers.includes(role);

/** Whether a role may reset what others of the staff sign in with. */
export const mayResetFactors = (role: StaffRole): boolean => role === 'superAdmin';
