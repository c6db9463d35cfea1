import { connect } from '~/db/connection';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { spendTokens } from '~/domain/wallet/spends/spend-tokens';
import { defineTransferReason } from '~/domain/wallet/schema';
import { answerParent } from '../pages/answer-parent';
import { ledgerRunSchema, spendFor } from './ledger-run';
import { createBenchContext } from '../product-keys';

const textMessage = defineTransferReason('text_message');

/**
 * Spends as in the product: balance and lots locked and checked, cost and share calculated, entries and
 * outbox, in one transaction.
 */
answerParent('run', async (argument) => {
  const run = ledgerRunSchema.parse(argument);
  const db = connect({
    url: process.env['DATABASE_URL'] ?? '',
    pool: run.connections,
  });
  const context = createBenchContext(db);
  const perSecond = await spendFor(run, ({ userId }, index) =>
    transact(context, (trx) =>
      spendTokens(context, trx, {
        userId,
        creatorId: run.creators[index % run.creators.length]?.creatorId ?? null,
        tokens: 1,
        reason: textMessage,
        idempotencyKey: newId(),
      }),
    ),
  );
  await db.destroy();
  return perSecond;
});
process.stdout.write('ready\n');
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));
