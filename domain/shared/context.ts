import type { Client as FlagClient } from '@openfeature/server-sdk';
import type { Knex } from 'knex';
import { createFlagClient } from '../flags/create-flag-client';
import { readSettings, type Settings } from '../settings/read-settings';
import { createCursorCodec, type CursorCodec } from './cursor';
import { createSeal, type Seal, type SealKey } from './seal';
import { deriveKey } from './signature';

/** The handles every use case is given; a test passes its own clock. */
export interface DomainContext {
  db: Knex;
  now(): Date;
  settings(): Promise<Settings>;
  flags: FlagClient;
  seal: Seal;
  cursors: CursorCodec;
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
  };
  outboxPartitions: number;
}

interface ContextOptions {
  db: Knex;
  sessionSecret: string;
  /** The first seals, all open. */
  sealKeys: readonly SealKey[];
  outboxPartitions: number;
  now?: () => Date;
}

/** Builds the handles from configuration values; every key is derived for its one purpose. */
export function createDomainContext(options: ContextOptions): DomainContext {
  const key = (purpose: string) => deriveKey(options.sessionSecret, purpose);
  return {
    db: options.db,
    now: options.now ?? (() => new Date()),
    settings: () => readSettings(options.db),
    flags: createFlagClient(options.db),
    seal: createSeal(options.sealKeys),
    cursors: createCursorCodec(key('cursor')),
    keys: {
      accessToken: key('access-token'),
      refreshToken: key('refresh-token'),
      guestToken: key('guest-token'),
      staffToken: key('staff-token'),
      oneTimeCode: key('one-time-code'),
      device: key('device'),
      secondFactor: key('second-factor'),
      accountToken: key('account-token'),
      media: key('media'),
      voiceCall: key('voice-call'),
      caseRepeat: key('case-repeat'),
      unsubscribe: key('unsubscribe'),
      mailRecipient: key('mail-recipient'),
      restoreToken: key('restore-token'),
      exportLink: key('export-link'),
      ageCheck: key('age-check'),
      viewerMark: key('viewer-mark'),
      addressMark: key('address-mark'),
      ageReview: key('age-review'),
      erasedEmail: key('erased-email'),
      securityLog: key('security-log'),
    },
    outboxPartitions: options.outboxPartitions,
  };
}
