import type { Client as FlagClient } from '@openfeature/server-sdk';
import type { Knex } from 'knex';
import { createFlagClient } from '../flags/create-flag-client';
import { readSettings, type Settings } from '../settings/read-settings';
import { createCursorCodec, type CursorCodec } from './cursor';
import { createSeal, type Seal } from './seal';
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
    accountToken: Buffer;
    media: Buffer;
    voiceCall: Buffer;
    caseRepeat: Buffer;
    unsubscribe: Buffer;
    restoreToken: Buffer;
    exportLink: Buffer;
    ageCheck: Buffer;
    viewerMark: Buffer;
  };
  outboxPartitions: number;
}

interface ContextOptions {
  db: Knex;
  sessionSecret: string;
  /** 32 bytes in base64. */
  sealKey: string;
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
    seal: createSeal(Buffer.from(options.sealKey, 'base64')),
    cursors: createCursorCodec(key('cursor')),
    keys: {
      accessToken: key('access-token'),
      refreshToken: key('refresh-token'),
      guestToken: key('guest-token'),
      staffToken: key('staff-token'),
      oneTimeCode: key('one-time-code'),
      accountToken: key('account-token'),
      media: key('media'),
      voiceCall: key('voice-call'),
      caseRepeat: key('case-repeat'),
      unsubscribe: key('unsubscribe'),
      restoreToken: key('restore-token'),
      exportLink: key('export-link'),
      ageCheck: key('age-check'),
      viewerMark: key('viewer-mark'),
    },
    outboxPartitions: options.outboxPartitions,
  };
}
