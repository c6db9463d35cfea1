import { deriveKey } from '~/domain/shared/sealing/signature';
import { writeUnsubscribeToken } from '~/domain/unsubscribes/token';
import { stackSecretsPath } from '~/scripts/testing/start-stack.mjs';
import { readOrMakeSecrets } from '~/scripts/secrets.mjs';

/** Returns the unsubscribe link of a marketing mail to an address, signed like the running product does. */
export function unsubscribePath(email: string): string {
  const { SESSION_SECRET } = readOrMakeSecrets(stackSecretsPath) as { SESSION_SECRET: string };
  const keys = { unsubscribe: deriveKey(SESSION_SECRET, 'unsubscribe') };
  const token = writeUnsubscribeToken({ keys }, email);
  return `/unsubscribe?${new URLSearchParams({ token })}`;
}
