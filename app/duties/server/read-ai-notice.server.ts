import type { AppLoadContext } from '@remix-run/node';
import { readNotices } from '~/domain/duties/read-notices';
import type { Person } from '~/domain/shared/person';
import type { AiNotice } from '../ai-notice-data';

/** Returns the notices about the AI for a person, according to their location. */
export async function readAiNotice(
  { domain, country, region }: Pick<AppLoadContext, 'domain' | 'country' | 'region'>,
  person: Person,
): Promise<AiNotice> {
  const place = {
    country: country ?? null,
    region: country === undefined ? null : (region ?? null),
  };
  const { atStart, pauseMs, reminder } = await readNotices(domain, person, place);
  return { atStart, pauseMs, ...reminder, at: domain.now().toISOString() };
}

/** Removes the notice at the start if the chat continues an earlier one, unless it paused long enough. */
export function withoutStart(
  notice: AiNotice,
  { lastMessageAt, isToTalk }: { lastMessageAt: Date | undefined; isToTalk: boolean },
): AiNotice {
  const silentMs = Date.parse(notice.at) - (lastMessageAt?.getTime() ?? 0);
  const isBeginning = isToTalk && silentMs > notice.pauseMs;
  return isBeginning ? notice : { ...notice, atStart: null };
}
