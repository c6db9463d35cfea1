import type { Knex } from 'knex';
import { addConstraint, buildIndex } from '../change-online';

/** Columns that name a row, which was kept by the code alone; what they say goes when the row does. */
const references = [
  { table: 'fanclub_memberships', column: 'card_id', to: 'saved_cards' },
  { table: 'orders', column: 'replaces_subscription_id', to: 'subscriptions' },
];

const eitherPerson = 'a user or a guest, told apart by person_kind or by where it is found';
const eitherHolder = 'a user or staff, told apart by holder_kind';
const forBooks = 'the books: kept for as long as the law wants it, longer than the account';
const log = 'a record of what was, which outlives what it names';

/** Why the others have no foreign key. */
const reasons: Record<string, string> = {
  'age_checks.person_id': eitherPerson,
  'age_reviews.person_id': eitherPerson,
  'authenticator_apps.holder_id': eitherHolder,
  'cases.message_id': 'evidence, which outlives the message; removed with the case',
  'charge_attempts.payment_id': 'noted before the payment is begun, and kept where it never was',
  'charge_attempts.user_id': log,
  'earned_periods.order_id': forBooks,
  'fanclub_memberships.order_id': forBooks,
  'fanclub_periods.order_id': forBooks,
  'generations.subject_id': 'a message or a video message, told apart by purpose',
  'idempotent_requests.caller_id': 'a user, a guest or staff; the row has its own end',
  'incidents.person_id': eitherPerson,
  'legal_announcements.told_up_to': 'how far it got in the order of accounts',
  'mail_deliveries.event_id': 'an event of the outbox, which is trimmed sooner',
  'messages.sender_id': 'a user, a guest or a character, told apart by role and chat',
  'model_calls.person_id': eitherPerson,
  'moderation_flags.person_id': eitherPerson,
  'notifications.fact_id': 'whatever was told of, by kind',
  'one_time_codes.asker_id': 'a session or a device',
  'one_time_codes.owner_id': 'a user or staff, told apart by purpose',
  'orders.buyer_id': forBooks,
  'orders.character_id': forBooks,
  'orders.creator_id': forBooks,
  'outbox.aggregate_id': 'whatever the event is about',
  'outbox.event_id': 'the event’s own name',
  'outbox.person_id': 'a user or a guest; trimmed once relayed',
  'passkey_challenges.asker_id': 'a session or a device',
  'passkeys.holder_id': eitherHolder,
  'payment_debts.reversal_id': 'a refund or a dispute',
  'payment_debts.user_id': forBooks,
  'payment_risk_decisions.user_id': forBooks,
  'payment_risk_decisions.reviewed_by': forBooks,
  'payments.payer_id': forBooks,
  'payments.reviewed_by': forBooks,
  'post_asset_unlocks.order_id': forBooks,
  'push_subscriptions.session_id':
    'a session, which is trimmed sooner than the browser is forgotten',
  'push_subscriptions.told_fact_id': 'whatever was told of last',
  'recovery_codes.holder_id': eitherHolder,
  'refunds.approved_by': forBooks,
  'refunds.asked_by': forBooks,
  'relay_leases.holder': 'a process',
  'replies.reply_id': 'the message that is to come',
  'saved_cards.user_id': forBooks,
  'security_log.actor_id': log,
  'security_log.session_id': log,
  'security_log.user_id': log,
  'send_outcomes.sender_id': 'a user or a guest; removed after its time or with either',
  'sessions.actor_id': 'the user, or staff who signed in as them',
  'sign_in_tickets.holder_id': eitherHolder,
  'smart_token_packs.order_id': 'that it was used stays known when the order has gone',
  'speech_calls.person_id': eitherPerson,
  'strikes.person_id': eitherPerson,
  'subscription_periods.order_id': forBooks,
  'subscriptions.card_id': 'a saved card, or one that was: who renews finds that it has gone',
  'subscriptions.failed_payment_id': 'the payment that is tried again, or one that was',
  'told_publications.publication_id': 'a post or a story',
  'told_publications.told_up_to': 'how far it got in the order of followers',
  'user_offers.order_id': 'what it was used for stays known when the order has gone',
  'users.visitor_id': 'a browser, as it was counted before it signed up',
  'voice_calls.reservation_id': 'the wallet’s; it settles or releases what it holds by itself',
  'voice_recordings.reply_to':
    'named by its person: of no chat of theirs, or gone, it is passed over',
};

const nameOf = ({ table, column }: { table: string; column: string }) => `${table}_${column}_fkey`;

export const config = { transaction: false };

/** Every column that names a row refers to it, or says why not. */
export async function up(knex: Knex): Promise<void> {
  for (const one of references) {
    const { table, column, to } = one;
    const name = `${table}_${column}`;
    await buildIndex(
      knex,
      `create index ${name} on ${table} (${column}) where ${column} is not null`,
    );
    const definition = `foreign key (${column}) references ${to} (id) on delete set null`;
    await addConstraint(knex, { table, name: nameOf(one), definition });
  }
  for (const [place, reason] of Object.entries(reasons)) {
    await knex.raw(`comment on column ${place} is '${reason}'`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const place of Object.keys(reasons)) {
    await knex.raw(`comment on column ${place} is null`);
  }
  for (const one of references) {
    await knex.raw('alter table ?? drop constraint if exists ??', [one.table, nameOf(one)]);
    await knex.raw('drop index if exists ??', [`${one.table}_${one.column}`]);
  }
}
