import { draftCookie } from '~/domain/sessions/cookies';
import {
  httpCookie,
  keptInBrowser,
  keptInTab,
  type StoredInBrowser,
} from '../kit/browser/stored-in-browser';
import { draftKey } from './composer/stored-draft';
import { dismissedKey, suggestionsKey } from './composer/use-suggestions';
import { outboxKey } from './live/outbox';
import { draftSeconds } from './server/stored-draft.server';
import { standInKey } from './thread/use-stand-in-notice';
import { recordingKey } from './voice/stored-recordings';

/** Drafts, unsent messages and suggestions of chats. */
export const chatStored: StoredInBrowser = async ({ hasStandIn }) => [
  httpCookie(draftCookie, 'draft', draftSeconds),
  keptInBrowser(dismissedKey, 'put-away'),
  ...(hasStandIn ? [keptInBrowser(standInKey, 'stand-in')] : []),
  keptInTab(outboxKey, 'unsent'),
  keptInTab(`${draftKey}:*`, 'draft'),
  keptInTab(`${recordingKey}:*`, 'recording'),
  keptInTab(`${suggestionsKey}:*`, 'suggestions'),
];
