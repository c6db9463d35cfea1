import type { AppLoadContext } from '@remix-run/node';
import { platformOf } from './platform';

/** Returns the platform that the site would be installed on. */
export async function installSite({ userAgent }: AppLoadContext) {
  return { platform: platformOf(userAgent ?? '') };
}
