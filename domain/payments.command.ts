import { writeFile } from 'node:fs/promises';
import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { connect } from '~/db/connection';
import { createDomainContext } from './create-domain-context';
import { listPaymentsInReview, reviewPayment } from './payments/pay/review-payments';
import { readCommand, type PaymentsCommand } from './payments/read-command';
import { approveRefund, declineRefund, refundPayment } from './payments/reversals/refunds';
import { writeDisputeEvidence } from './payments/reversals/write-evidence';
import { listOpenDecisions, reviewDecision } from './payments/risk/review-decisions';
import { countStuckWebhooks } from './payments/webhooks';
import type { DomainContext } from './shared/context';

function carryOut(context: DomainContext, command: PaymentsCommand): Promise<object> {
  switch (command.verb) {
    case 'refund': {
      const { payment: paymentId, staff: actorId, reason, minor } = command;
      const amount = minor === undefined ? {} : { amountMinor: minor };
      return refundPayment(context, { paymentId, actorId, reason, ...amount });
    }
    case 'approve-refund':
      return approveRefund(context, { refundId: command.refund, approvedBy: command.staff });
    case 'decline-refund':
      return declineRefund(context, { refundId: command.refund });
    case 'evidence':
      return writeEvidence(context, command.payment);
    case 'reviews':
      return listPaymentsInReview(context, { limit: 100 });
    case 'approve':
    case 'decline': {
      const { payment: paymentId, staff: reviewerId, verb } = command;
      return reviewPayment(context, { paymentId, reviewerId, isApproved: verb === 'approve' });
    }
    case 'decisions':
      return listOpenDecisions(context, { limit: 100 });
    case 'uphold':
    case 'reverse': {
      const { decision: decisionId, staff: reviewerId, verb } = command;
      return reviewDecision(context, { decisionId, reviewerId, isUpheld: verb === 'uphold' });
    }
    case 'stuck-webhooks':
      return countStuckWebhooks(context).then((stuck) => ({ stuck }));
  }
}

async function writeEvidence(context: DomainContext, paymentId: string): Promise<object> {
  const written = await writeDisputeEvidence(context, paymentId);
  if (!written.ok) return written;
  await writeFile(written.fileName, written.json);
  return { ok: true, fileName: written.fileName };
}

/** What was found is told as JSON; false where it was refused. */
async function run(command: PaymentsCommand): Promise<boolean> {
  const config = loadConfig(process.env);
  const db = connect({ url: config.DATABASE_URL, pool: 2 });
  try {
    const context = createDomainContext({
      db,
      sessionSecret: config.SESSION_SECRET,
      sealKeys: sealKeysOf(config),
      outboxPartitions: config.OUTBOX_PARTITIONS,
    });
    const said = await carryOut(context, command);
    process.stdout.write(`${JSON.stringify(said, null, 2)}\n`);
    return !('ok' in said) || said.ok === true;
  } finally {
    await db.destroy();
  }
}

const read = readCommand(process.argv.slice(2));
if (!read.ok) process.stderr.write(`${read.said}\n`);
process.exitCode = read.ok && (await run(read.command)) ? 0 : 1;
