import type { Person } from '../shared/person';
import type { AccountState } from '../account-states/schema';
import type { AccountType } from './schema';

/** A user with a live session, verified or not. */
export interface UserViewer {
  kind: 'user';
  userId: string;
  sessionId: string;
  /** The user, or the member of staff who acts for them. */
  actorId: string;
  isVerified: boolean;
  verifiedAt: Date | null;
  state: AccountState;
  email: string;
  nickName: string | null;
  gender: string | null;
  agreedToPromotions: boolean;
  accountType: AccountType;
  isTest: boolean;
  /**
   * The visitor that the user was at sign-up, otherwise the user's own id. Keeps a person in the same
   * variant of an experiment.
   */
  visitorId: string;
  person: Person;
  /** Expiry of the access token. */
  expiresAt: Date;
}

/** A visitor identified by their guest token. */
export interface GuestViewer {
  kind: 'guest';
  guestId: string;
  person: Person;
  expiresAt: Date;
}

interface AnonymousViewer {
  kind: 'nobody';
}

export type Viewer = UserViewer | GuestViewer | AnonymousViewer;
