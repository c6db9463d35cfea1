import type { Client as FlagClient } from '@openfeature/server-sdk';
import type { Knex } from 'knex';
import type { CursorCodec } from './lists/cursor';
import type { AreaSettings } from './define-settings';
import type { AreaData } from './personal-data';
import type { Seal } from './sealing/seal';

/** What a lower area says to whoever stands above it while its transaction goes on. */
export interface Hook<Told> {
  /** `area.what-happened`, by which subscriptions know it: pages are bundled apart from the rest. */
  name: string;
  /** Never set: it keeps the type of what is told. */
  told?: Told;
}

export interface Hooks {
  /**
   * Lets every subscriber of a hook do its part in the caller's transaction, one after the other in
   * the order of their areas' names. What one of them throws ends the transaction.
   */
  run<Told>(hook: Hook<Told>, trx: Knex.Transaction, told: NoInfer<Told>): Promise<void>;
}

/** The handles every use case is given; a test passes its own clock. */
export interface DomainContext {
  db: Knex;
  now(): Date;
  /**
   * An area's settings: what the table holds, defaults for the rest; two seconds old at most. In a
   * transaction they are read over that, so that nobody who holds a connection waits for another.
   */
  settings<Values>(of: AreaSettings<Values>): Promise<Values>;
  flags: FlagClient;
  hooks: Hooks;
  /** What every area holds of people. */
  personalData(): Promise<readonly AreaData[]>;
  seal: Seal;
  cursors: CursorCodec;
  /** One list for all areas, since none may share a key with another. */
  keys: {
    accessToken: Buffer;
    refreshToken: Buffer;
    guestToken: Buffer;
    staffToken: Buffer;
    oneTimeCode: Buffer;
    device: Buffer;
    secondFactor: Buffer;
    accountToken: Buffer;
    media: Buffer;
    voiceCall: Buffer;
    caseRepeat: Buffer;
    unsubscribe: Buffer;
    mailRecipient: Buffer;
    restoreToken: Buffer;
    exportLink: Buffer;
    ageCheck: Buffer;
    viewerMark: Buffer;
    addressMark: Buffer;
    ageReview: Buffer;
    erasedEmail: Buffer;
    securityLog: Buffer;
    paymentMark: Buffer;
    pushEndpoint: Buffer;
  };
  outboxPartitions: number;
}
