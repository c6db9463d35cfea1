import type * as z from 'zod';

/** The variables of a service that are set together or not at all. */
const groups = [
  ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET', 'CAPTCHA_SCRIPT_URL', 'CAPTCHA_VERIFY_URL'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['MODERATION_KIND', 'MODERATION_URL', 'MODERATION_KEY', 'MODERATION_MODEL'],
  ['PICTURE_JUDGE_URL', 'PICTURE_JUDGE_KEY', 'PICTURE_JUDGE_MODEL'],
  ['MODEL_FALLBACK_URL', 'MODEL_FALLBACK_KEY', 'MODEL_FALLBACK_NAME'],
  ['TAX_URL', 'TAX_KEY'],
  ['CALLS_RELAY_URLS', 'CALLS_RELAY_SECRET'],
  ['LIVEKIT_URL', 'LIVEKIT_KEY', 'LIVEKIT_SECRET'],
  ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_SUBJECT'],
  ['AGE_CHECK_URL', 'AGE_CHECK_KEY', 'AGE_CHECK_PAGES'],
  ['VERIFF_URL', 'VERIFF_KEY', 'VERIFF_SECRET', 'VERIFF_PAGES'],
  ['CARDS_URL', 'CARDS_MERCHANT', 'CARDS_KEY', 'CARDS_WEBHOOK_SECRET', 'CARDS_PAGES'],
  [
    'CCBILL_ACCOUNT',
    'CCBILL_SUBACCOUNT',
    'CCBILL_APPLICATION',
    'CCBILL_SECRET',
    'CCBILL_FLEXFORM',
    'CCBILL_SALT',
    'CCBILL_DATALINK_USER',
    'CCBILL_DATALINK_PASSWORD',
    'CCBILL_WEBHOOK_SECRET',
  ],
  ['VEROTEL_URL', 'VEROTEL_SHOP', 'VEROTEL_SIGNATURE_KEY'],
  ['PAYOUTS_URL', 'PAYOUTS_MERCHANT', 'PAYOUTS_KEY', 'PAYOUTS_WEBHOOK_SECRET'],
  ['BTCPAY_URL', 'BTCPAY_STORE', 'BTCPAY_KEY', 'BTCPAY_WEBHOOK_SECRET'],
] as const;

/** Refuses a configuration that has only some variables of a group, and names the missing ones. */
export function requireWholeGroups(
  given: Partial<Record<(typeof groups)[number][number], unknown>>,
  problem: z.RefinementCtx,
): void {
  for (const names of groups) {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === names.length) continue;
    for (const name of missing) {
      problem.addIssue({ code: 'custom', path: [name], message: 'is missing' });
    }
  }
}
