import { loginAddresses, testLoginOf, variableOf } from '~/scripts/provision/application-login.mjs';
import type { LoginKind } from '../rights';

/** The address of a test database for a login that may what all processes and commands may. */
export const applicationUrl = (ownerUrl: string): string =>
  loginAddresses(ownerUrl, () => testLoginOf(ownerUrl)).STAFF_DATABASE_URL;

/** The address of a test database for the login of one kind. */
export const loginUrl = (ownerUrl: string, kind: LoginKind): string =>
  loginAddresses(ownerUrl, (one) => testLoginOf(ownerUrl, one))[variableOf(kind)];
