import { credentialsSettings } from '~/domain/credentials/settings';
import { resetCookie } from '~/domain/sessions/cookies';
import {
  httpCookie,
  keptInBrowser,
  keptInTab,
  type StoredInBrowser,
} from '../kit/browser/stored-in-browser';
import { createMyAiKey, generatedSlugKey, providerKey, signUpFlowKey } from './intents';
import { reportedKey } from './sign-up/use-registration-events';

/** The progress of a password reset, and the intent of a visitor before sign-in. */
export const accountsStored: StoredInBrowser = async ({ domain }) => {
  const { reset_token_seconds } = await domain.settings(credentialsSettings);
  return [
    httpCookie(resetCookie, 'step', reset_token_seconds),
    ...[createMyAiKey, generatedSlugKey, signUpFlowKey, providerKey].map((name) =>
      keptInBrowser(name, 'intent', 'log-out'),
    ),
    keptInTab(`${reportedKey}:*`, 'told'),
  ];
};
