import type { AppLoadContext } from '@remix-run/node';
import { readNotices } from '~/domain/duties/read-notices';
import type { Person } from '~/domain/shared/person';
import type { AiNotice } from '../ai-notice-data';

/** What the frame of a talk tells its person of the AI, where their request comes from. */
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

/** The same for a page on which a talk goes on that began before now, unless it rested long enough. */
export function withoutStart(
  notice: AiNotice,
  { lastSaidAt, isToTalk }: { lastSaidAt: Date | undefined; isToTalk: boolean },
): AiNotice {
  const silentMs = Date.parse(notice.at) - (lastSaidAt?.getTime() ?? 0);
  const isBeginning = isToTalk && silentMs > notice.pauseMs;
  return isBeginning ? notice : { ...notice, atStart: null };
}
