import type { AppLoadContext } from '@remix-run/node';
import { findReplyModel } from '~/domain/models/find-reply-model';
import type { DemoAuthor } from '../thread/thread-data';

type Context = Pick<AppLoadContext, 'domain' | 'hasStandIn' | 'demoModel'>;

/** Returns what a demo's chat says about the author of its replies; null where nothing is said. */
export async function readDemoAuthor(
  { domain, hasStandIn, demoModel }: Context,
  chatId: string | null,
): Promise<DemoAuthor | null> {
  if (!hasStandIn) return null;
  if (demoModel === null) return { model: null, isStandIn: true };
  const last = chatId === null ? null : await findReplyModel(domain.db, chatId);
  return { model: demoModel.name, isStandIn: last === demoModel.standIn };
}
