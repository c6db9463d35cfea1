import { redirect } from '@remix-run/node';

/** Leads to the dashboard. */
export const loader = () => redirect('/verified-model/dashboard');
