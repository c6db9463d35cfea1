import type { AppLoadContext } from '@remix-run/node';
import { platformOf } from './platform';

/** On what the site would be installed. */
export async function installSite({ userAgent }: AppLoadContext) {
  return { platform: platformOf(userAgent ?? '') };
}
