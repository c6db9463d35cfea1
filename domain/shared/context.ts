import type { Client as FlagClient } from '@openfeature/server-sdk';
import type { Knex } from 'knex';
import type { CursorCodec } from './lists/cursor';
import type { AreaSettings } from './define-settings';
import type { AreaData } from './personal-data';
import type { Seal } from './sealing/seal';

/** A hook that a lower area runs in its transaction for higher areas. */
export interface Hook<Payload> {
  /**
   * The name `area.what-happened`, by which subscriptions match: pages are bundled separately, so object
   * identity is not reliable.
   */
  name: string;
  /** Never set; it carries the type of the hook's data. */
  data?: Payload;
}

export interface Hooks {
  /**
   * Runs every subscriber of a hook in the caller's transaction, one after another in the order of their
   * areas' names. An error of a subscriber aborts the transaction.
   */
  run<Payload>(hook: Hook<Payload>, trx: Knex.Transaction, data: NoInfer<Payload>): Promise<void>;
}

/** The dependencies of every use case; a test passes its own clock. */
export interface DomainContext {
  db: Knex;
  now(): Date;
  /**
   * Returns an area's settings: stored values, or defaults, at most two seconds old. In a transaction they
   * are read over its connection, so that a caller that holds a connection does not wait for another one.
   */
  settings<Values>(of: AreaSettings<Values>): Promise<Values>;
  flags: FlagClient;
  hooks: Hooks;
  /** Returns the personal data of every area. */
  personalData(): Promise<readonly AreaData[]>;
  seal: Seal;
  cursors: CursorCodec;
  /** The keys of all areas in one list, since no two areas may share a key. */
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
    rememberedWord: Buffer;
    redeemCode: Buffer;
    secondReadings: Buffer;
  };
  outboxPartitions: number;
}
