import { writeFile } from 'node:fs/promises';
import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { connect } from '~/db/connection';
import { createDomainContext } from './create-domain-context';
import { listPaymentsInReview, reviewPayment } from './payments/pay/review-payments';
import { readCommand, type PaymentsCommand } from './payments/read-command';
import { approveRefund, declineRefund, refundPayment } from './payments/reversals/refund-payment';
import { writeDisputeEvidence } from './payments/reversals/write-evidence';
import { listOpenDecisions, reviewDecision } from './payments/risk/review-decisions';
import { countStuckWebhooks } from './payments/webhooks';
import type { DomainContext } from './shared/context';
import type { StaffActor } from './staff/carry-out';
import { findActiveStaffById } from './staff/find-active-staff';

async function run(context: DomainContext, command: PaymentsCommand): Promise<object> {
  if (!('staff' in command)) return look(context, command);
  const member = await findActiveStaffById(context.db, command.staff);
  if (!member) return { ok: false, reason: 'no-such-staff' };
  return act(context, { staffId: member.id, role: member.role }, command);
}

type Act = Extract<PaymentsCommand, { staff: string }>;

async function look(
  context: DomainContext,
  { verb }: Exclude<PaymentsCommand, Act>,
): Promise<object> {
  switch (verb) {
    case 'reviews':
      return listPaymentsInReview(context, { limit: 100 });
    case 'decisions':
      return listOpenDecisions(context, 100);
    case 'stuck-webhooks':
      return { stuck: await countStuckWebhooks(context) };
  }
}

function act(context: DomainContext, by: StaffActor, command: Act): Promise<object> {
  switch (command.verb) {
    case 'refund': {
      const { payment: paymentId, reason, minor } = command;
      const amount = minor === undefined ? {} : { amountMinor: minor };
      return refundPayment(context, { paymentId, by, reason, ...amount });
    }
    case 'approve-refund':
      return approveRefund(context, { refundId: command.refund, by });
    case 'decline-refund':
      return declineRefund(context, { refundId: command.refund, by });
    case 'evidence':
      return writeEvidence(context, by, command.payment);
    case 'approve':
    case 'decline': {
      const { payment: paymentId, verb } = command;
      return reviewPayment(context, { paymentId, by, isApproved: verb === 'approve' });
    }
    case 'uphold':
    case 'reverse': {
      const { decision: decisionId, verb } = command;
      return reviewDecision(context, { decisionId, by, isUpheld: verb === 'uphold' });
    }
  }
}

async function writeEvidence(
  context: DomainContext,
  by: StaffActor,
  paymentId: string,
): Promise<object> {
  const written = await writeDisputeEvidence(context, by, paymentId);
  if (!written.ok) return written;
  await writeFile(written.fileName, written.json);
  return { ok: true, fileName: written.fileName };
}

/** Runs a command and prints its result as JSON; returns false for a refusal. */
async function runAndPrint(command: PaymentsCommand): Promise<boolean> {
  const config = loadConfig(process.env);
  const db = connect({ url: config.DATABASE_URL, pool: 2 });
  try {
    const context = createDomainContext({
      db,
      sessionSecret: config.SESSION_SECRET,
      sealKeys: sealKeysOf(config),
      outboxPartitions: config.OUTBOX_PARTITIONS,
    });
    const result = await run(context, command);
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return !('ok' in result) || result.ok === true;
  } finally {
    await db.destroy();
  }
}

const read = readCommand(process.argv.slice(2));
if (!read.ok) process.stderr.write(`${read.message}\n`);
process.exitCode = read.ok && (await runAndPrint(read.command)) ? 0 : 1;
