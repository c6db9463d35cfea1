import type { Knex } from 'knex';
import { createFlagClient } from './flags/create-flag-client';
import { readSettings } from './settings/read-settings';
import type { DomainContext } from './shared/context';
import { createCursorCodec } from './shared/lists/cursor';
import { createHooks, type HookSubscription } from './shared/hooks';
import type { AreaData } from './shared/personal-data';
import { createSeal, type SealKey } from './shared/sealing/seal';
import { deriveKey } from './shared/sealing/signature';

export interface ContextOptions {
  db: Knex;
  sessionSecret: string;
  /** The first key seals; all keys can open. */
  sealKeys: readonly SealKey[];
  outboxPartitions: number;
  now?: () => Date;
}

/** The declarations of all areas, loaded when first needed. */
interface Declarations {
  hooks(): Promise<readonly HookSubscription[]>;
  personalData(): Promise<readonly AreaData[]>;
}

/** Builds the context from configuration values. Each purpose has its own derived key. */
export function buildContext(options: ContextOptions, declared: Declarations): DomainContext {
  const key = (purpose: string) => deriveKey(options.sessionSecret, purpose);
  const context: DomainContext = {
    db: options.db,
    now: options.now ?? (() => new Date()),
    settings: (of) => readSettings(options.db, of),
    flags: createFlagClient(options.db),
    hooks: createHooks(
      () => declared.hooks(),
      () => context,
    ),
    personalData: () => declared.personalData(),
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
      paymentMark: key('payment-mark'),
      pushEndpoint: key('push-endpoint'),
      rememberedWord: key('remembered-word'),
      redeemCode: key('redeem-code'),
      secondReadings: key('second-readings'),
    },
    outboxPartitions: options.outboxPartitions,
  };
  return context;
}
