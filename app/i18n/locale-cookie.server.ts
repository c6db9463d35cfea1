import { createCookie } from '@remix-run/node';

/** The language a person chose; kept for a year. */
export const localeCookie = createCookie('lng', {
  path: '/',
  sameSite: 'lax',
  maxAge: 365 * 24 * 3600,
});
