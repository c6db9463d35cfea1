// Written by `npm run areas`.
import { accounts } from './accounts/api';
import { payments } from './billing/api';
import { cases } from './cases/api';
import { characterAttributes } from './characters/api/character-attributes';
import { characters } from './characters/api/characters';
import { models } from './characters/api/models';
import { chats } from './chat/api';
import { commands } from './commands/api';
import { configuration } from './configuration/api';
import { emailAddresses } from './credentials/api/email-addresses';
import { passwords } from './credentials/api/passwords';
import { errorReports } from './errors/api';
import { home } from './home/api';
import { social } from './identities/api';
import { images } from './media/api';
import { partners } from './partners/api';
import { postActions } from './posts/api/post-actions';
import { postFeeds } from './posts/api/post-feeds';
import { posts } from './posts/api/posts';
import { users } from './profile/api';
import { referrals } from './referrals/api';
import { secondFactors } from './second-factors/api';
import { stories } from './stories/api';
import type { ApiSection } from './api/endpoint';

/** What each area answers. */
export const apiSections: readonly ApiSection[] = [
  accounts,
  payments,
  cases,
  characterAttributes,
  characters,
  models,
  chats,
  commands,
  configuration,
  emailAddresses,
  passwords,
  errorReports,
  home,
  social,
  images,
  partners,
  postActions,
  postFeeds,
  posts,
  users,
  referrals,
  secondFactors,
  stories,
];
