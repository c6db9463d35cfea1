import { flagContent } from '~/domain/moderation/flag-content';
import type { DomainContext } from '~/domain/shared/context';
import { transact } from '~/domain/shared/transactions/transact';
import { appealStrike } from '~/domain/strikes/appeal-strike';
import { readAccountStatus } from '~/domain/strikes/read-account-status';

/** Stores a strike against the user and their appeal. */
export async function beStruck(
  context: DomainContext,
  { id, email, mark }: { id: string; email: string; mark: string },
): Promise<void> {
  await transact(context, (trx) =>
    flagContent(context, trx, {
      person: { kind: 'user', id },
      kind: 'message',
      finding: { category: 'violence', layer: 'grammar', score: 1 },
      text: mark,
    }),
  );
  const [decision] = (await readAccountStatus(context, { id })).decisions;
  const reference = decision?.reference ?? '';
  await appealStrike(context, { email, locale: 'en-GB', reference, message: mark });
}
