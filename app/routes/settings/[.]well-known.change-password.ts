import { redirect } from '@remix-run/node';

/** Leads password managers to the form (W3C, A Well-Known URL for Changing Passwords). */
export const loader = () => redirect('/settings/security#password');
