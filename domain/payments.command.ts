import { writeFile } from 'node:fs/promises';
import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { connect } from '~/db/connection';
import { createDomainContext } from './create-domain-context';
import { approveRefund, declineRefund, refundPayment } from './payments/reversals/refunds';
import { listPaymentsInReview, reviewPayment } from './payments/pay/review-payments';
import { listOpenDecisions, reviewDecision } from './payments/risk/review-decisions';
import { countStuckWebhooks } from './payments/webhooks';
import { writeDisputeEvidence } from './payments/reversals/write-evidence';

const usage = `npm run payments -- refund PAYMENT STAFF REASON [MINOR]
npm run payments -- approve-refund REFUND STAFF
npm run payments -- decline-refund REFUND
npm run payments -- evidence PAYMENT
npm run payments -- reviews
npm run payments -- approve PAYMENT STAFF
npm run payments -- decline PAYMENT STAFF
npm run payments -- decisions
npm run payments -- uphold DECISION STAFF
npm run payments -- reverse DECISION STAFF
npm run payments -- stuck-webhooks`;

const config = loadConfig(process.env);
const db = connect({ url: config.DATABASE_URL, pool: 2 });
const context = createDomainContext({
  db,
  sessionSecret: config.SESSION_SECRET,
  sealKeys: sealKeysOf(config),
  outboxPartitions: config.OUTBOX_PARTITIONS,
});

const verbNames = usage.split('\n').map((line) => line.split(' ')[4]);
// What follows the verb; a bundle is started with its own name before it.
const [verb = '', id = '', staffId = '', reason = '', minor] = process.argv.slice(
  process.argv.findIndex((word) => verbNames.includes(word)),
);

async function evidence() {
  const written = await writeDisputeEvidence(context, id);
  if (!written.ok) return written;
  await writeFile(written.fileName, written.json);
  return { ok: true, fileName: written.fileName };
}

const verbs: Record<string, () => Promise<unknown>> = {
  refund: () =>
    refundPayment(context, {
      paymentId: id,
      actorId: staffId,
      reason,
      ...(minor === undefined ? {} : { amountMinor: Number(minor) }),
    }),
  'approve-refund': () => approveRefund(context, { refundId: id, approvedBy: staffId }),
  'decline-refund': () => declineRefund(context, { refundId: id }),
  evidence,
  reviews: () => listPaymentsInReview(context, { limit: 100 }),
  approve: () => reviewPayment(context, { paymentId: id, reviewerId: staffId, isApproved: true }),
  decline: () => reviewPayment(context, { paymentId: id, reviewerId: staffId, isApproved: false }),
  decisions: () => listOpenDecisions(context, { limit: 100 }),
  uphold: () => reviewDecision(context, { decisionId: id, reviewerId: staffId, isUpheld: true }),
  reverse: () => reviewDecision(context, { decisionId: id, reviewerId: staffId, isUpheld: false }),
  'stuck-webhooks': async () => ({ stuck: await countStuckWebhooks(context) }),
};

try {
  const carryOut = verbs[verb];
  const said = carryOut ? JSON.stringify(await carryOut(), null, 2) : usage;
  process.stdout.write(`${said}\n`);
  process.exitCode = carryOut ? 0 : 1;
} finally {
  await db.destroy();
}
