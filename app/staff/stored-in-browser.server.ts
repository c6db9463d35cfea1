import { staffCookie } from '~/domain/sessions/cookies';
import { staffSettings } from '~/domain/staff/settings';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';

/** The cookie with the session of a member of staff. */
export const staffStored: StoredInBrowser = async ({ domain }) => {
  const { staff_session_seconds } = await domain.settings(staffSettings);
  return [httpCookie(staffCookie, 'staff', staff_session_seconds)];
};
