import { staffCookie } from '~/domain/sessions/cookies';
import { staffSettings } from '~/domain/staff/settings';
import { httpCookie, keptInBrowser, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { staffKeysKey } from './shell/stored-keys';

/** The session of a member of staff, and whether single keys are off. */
export const staffStored: StoredInBrowser = async ({ domain }) => {
  const { staff_session_seconds } = await domain.settings(staffSettings);
  return [
    httpCookie(staffCookie, 'staff', staff_session_seconds),
    keptInBrowser(staffKeysKey, 'staff'),
  ];
};
