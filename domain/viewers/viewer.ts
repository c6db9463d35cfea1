import type { Person } from '../shared/person';
import type { AccountState } from '../account-states/schema';
import type { AccountType } from './schema';

/** Somebody with a live session, verified or not. */
export interface UserViewer {
  kind: 'user';
  userId: string;
  sessionId: string;
  /** Who acts: the user, or the member of staff who stands in for them. */
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
  /** The visitor they were when they signed up, else themselves: whom experiments go on for. */
  visitorId: string;
  person: Person;
  /** When the access token ends. */
  expiresAt: Date;
}

/** A visitor whose guest token names them. */
export interface GuestViewer {
  kind: 'guest';
  guestId: string;
  person: Person;
  expiresAt: Date;
}

interface Nobody {
  kind: 'nobody';
}

export type Viewer = UserViewer | GuestViewer | Nobody;
