import type { Knex } from 'knex';

/**
 * Checks whether something was sent under a key: by its outcome, which is kept for a limited time, or
 * by the message in the chat, whose row the caller has locked.
 */
export async function isKeyUsed(
  trx: Knex.Transaction,
  { chatId, senderId, key }: { chatId: string; senderId: string; key: string },
): Promise<boolean> {
  const sent = { sender_id: senderId, idempotency_key: key };
  const { rows } = await trx.raw<{ rows: { is_known: boolean }[] }>(
    `select exists (?) or exists (?) as is_known`,
    [
      trx('send_outcomes').where(sent).select(trx.raw('1')),
      trx('messages')
        .where({ ...sent, chat_id: chatId })
        .select(trx.raw('1')),
    ],
  );
  return rows[0]?.is_known ?? false;
}
