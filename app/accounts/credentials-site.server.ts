import type { AppLoadContext } from '@remix-run/node';
import { credentialsSettings } from '~/domain/credentials/settings';
import { readResetProgress } from './server/stored-reset.server';

/** What a new password must be, and how far the reset of one has come. */
export async function credentialsSite(context: AppLoadContext) {
  const [settings, reset] = await Promise.all([
    context.domain.settings(credentialsSettings),
    readResetProgress(context),
  ]);
  return {
    passwordLength: { min: settings.password_min_length, max: settings.password_max_length },
    reset,
  };
}
