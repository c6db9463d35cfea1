import { loginAddresses, testLoginOf, variableOf } from '~/scripts/provision/application-login.mjs';
import type { LoginKind } from '../rights';

/** Returns the address of a test database for a login with the rights of all processes and commands. */
export const applicationUrl = (ownerUrl: string): string =>
  loginAddresses(ownerUrl, () => testLoginOf(ownerUrl)).STAFF_DATABASE_URL;

/** Returns the address of a test database for the login of one kind. */
export const loginUrl = (ownerUrl: string, kind: LoginKind): string =>
  loginAddresses(ownerUrl, (one) => testLoginOf(ownerUrl, one))[variableOf(kind)];
