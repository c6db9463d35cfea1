import type { Config } from '~/config/config';
import type { PushService } from './push-service';
import { createWebPush } from './web-push';

/** Creates the push service if keys for it are configured. */
export function createPushService(
  config: Pick<Config, 'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_SUBJECT' | 'PUSH_SERVICES'>,
): PushService | undefined {
  const {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_SUBJECT: subject,
    PUSH_SERVICES: services,
  } = config;
  if (!publicKey || !privateKey || !subject) return undefined;
  return createWebPush({ publicKey, privateKey, subject, services });
}
