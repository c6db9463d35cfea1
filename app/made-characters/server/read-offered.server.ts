import type { AppLoadContext } from '@remix-run/node';
import { readOffered, type Offered } from '~/domain/made-characters/read-offered';

/**
 * Returns what can be chosen at present. Drawings are judged if a judge of pictures is configured, and our
 * own studio draws adults only; the embedded judge knows photographs only.
 */
export function readOfferedNow({
  domain,
  config,
}: Pick<AppLoadContext, 'domain' | 'config'>): Promise<Offered> {
  const areDrawingsJudged =
    config.PICTURE_JUDGE_URL !== undefined || config.PICTURES_KIND === 'studio';
  return readOffered(domain, { areDrawingsJudged });
}
