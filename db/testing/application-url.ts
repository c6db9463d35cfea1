import { asApplication, testLoginOf } from '~/scripts/provision/application-login.mjs';
import type { LoginKind } from '../rights';

/** The address of a test database for a login that may what all processes and commands may. */
export const applicationUrl = (ownerUrl: string) => asApplication(ownerUrl, testLoginOf(ownerUrl));

/** The address of a test database for the login of one kind. */
export const loginUrl = (ownerUrl: string, kind: LoginKind) =>
  asApplication(ownerUrl, testLoginOf(ownerUrl, kind));
