import { asApplication, testLoginOf } from '~/scripts/provision/application-login.mjs';

/** The address of a test database for the login that the application has on a test server. */
export const applicationUrl = (ownerUrl: string) => asApplication(ownerUrl, testLoginOf(ownerUrl));
