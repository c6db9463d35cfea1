import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { accountStateSchema } from '~/domain/account-states/schema';
import { caseKinds, caseStates, reportReasons } from '~/domain/cases/kinds';
import { overrideSectionSchema } from '~/domain/characters/model-overrides';
import * as characters from '~/domain/characters/schema';
import { messageDetailsSchema } from '~/domain/chat/messages/message-details';
import { reactions } from '~/domain/chat/messages/reactions';
import { sendRefusalSchema } from '~/domain/chat/refusals';
import { errorSourceSchema } from '~/domain/chat/schema';
import { membershipStatuses } from '~/domain/fanclubs/list-memberships';
import { durationTypes, paymentKinds } from '~/domain/fanclubs/schema';
import { frequencies } from '~/domain/follow-ups/schema';
import { rewardCauseSchema, taskKindSchema, taskScopeSchema } from '~/domain/gamification/schema';
import { generationKindSchema, generationStateSchema } from '~/domain/generations/schema';
import { factAbouts } from '~/domain/memory/schema';
import { refusedCategories } from '~/domain/moderation/verdict';
import { wordKinds } from '~/domain/moderation/word-kinds';
import { rhythms } from '~/domain/notifications/next-digest';
import { noticeSchema } from '~/domain/notifications/notice';
import { offerStatusSchema } from '~/domain/offers/schema';
import { riskRules } from '~/domain/payments/risk/decide-payment-risk';
import {
  disputeAnswers,
  disputeStates,
  orderKinds,
  orderStates,
  paymentStates,
  productKinds,
  refundCauses,
  refundReasonCodes,
  refundStates,
} from '~/domain/payments/schema';
import { accessTypes, contentLevels, feedSources } from '~/domain/posts/schema';
import { holderKindSchema } from '~/domain/second-factors/holder';
import { securityEventKinds } from '~/domain/security-log/schema';
import { appealOutcomeSchema, consequences } from '~/domain/strikes/schema';
import {
  takedownOutcomeSchema,
  type SubjectKind,
  type TakedownCause,
} from '~/domain/takedowns/schema';
import { cancellationActions } from '~/domain/subscriptions/decide-cancellation-step';
import {
  cancellationReasons,
  endCauses,
  subscriptionStatuses,
} from '~/domain/subscriptions/schema';
import { accountTypeSchema } from '~/domain/viewers/schema';
import { callEndSchema, callStateSchema } from '~/domain/voice-calls/schema';
import { limitPeriods } from '~/domain/wallet/limits/limit-period';
import { modelPurposes } from '~/providers/language-model/language-model';

const { owner } = await openTestDatabase();

/**
 * The lists in the code of a column's values. The type of any other column is that of `rows.ts`, which is
 * generated from the check: a value missing from the check does not compile.
 */
const listed: Record<string, readonly string[]> = {
  'account_deletions.state_before': accountStateSchema.options,
  'appeals.outcome': appealOutcomeSchema.options,
  'authenticator_apps.holder_kind': holderKindSchema.options,
  'cancellation_steps.action': cancellationActions,
  'cancellation_steps.reason': cancellationReasons,
  'cases.kind': caseKinds,
  'cases.reason': reportReasons,
  'cases.state': caseStates,
  'characters.badge': characters.characterBadges,
  'characters.category': characters.characterCategories,
  'characters.gender': characters.characterGenders,
  'characters.origin': characters.characterOrigins,
  'characters.style': characters.characterStyles,
  'characters.type': characters.characterTypes,
  'chat_follow_ups.frequency': frequencies,
  'facts.about': factAbouts,
  'fanclub_memberships.pays_with': paymentKinds,
  'fanclub_memberships.status': membershipStatuses,
  'fanclub_plans.duration_type': durationTypes,
  'gamification_counts.kind': taskKindSchema.options,
  'gamification_rewards.cause': rewardCauseSchema.options,
  'gamification_tasks.kind': taskKindSchema.options,
  'gamification_tasks.scope': taskScopeSchema.options,
  'generations.kind': generationKindSchema.options,
  'generations.state': generationStateSchema.options,
  'incidents.kind': wordKinds,
  'messages.reaction': reactions,
  'messages.type': ['text', ...messageDetailsSchema.options.map(({ shape }) => shape.type.value)],
  'model_calls.purpose': modelPurposes,
  'model_overrides.section': overrideSectionSchema.options,
  'moderation_flags.category': [...refusedCategories, 'crisis'],
  'notification_preferences.digest': rhythms,
  'notifications.kind': noticeSchema.options.map(({ shape }) => shape.kind.value),
  'orders.kind': orderKinds,
  'orders.product_kind': productKinds,
  'orders.state': orderStates,
  'payment_events.state_before': ['none', ...paymentStates],
  'passkeys.holder_kind': holderKindSchema.options,
  'payment_risk_decisions.rule': riskRules,
  'payments.state': paymentStates,
  'disputes.answer': disputeAnswers,
  'disputes.state': disputeStates,
  'refunds.cause': refundCauses,
  'refunds.state': refundStates,
  'refunds.reason_code': refundReasonCodes,
  'subscriptions.end_cause': endCauses,
  'subscriptions.status': subscriptionStatuses,
  'pending_identities.account_type': accountTypeSchema.options,
  'posts.access': accessTypes,
  'posts.content_level': contentLevels,
  'posts.feed_source': feedSources,
  'posts.style': characters.characterStyles,
  'ranked_posts.style': characters.characterStyles,
  'recovery_codes.holder_kind': holderKindSchema.options,
  'security_log.kind': securityEventKinds,
  'send_outcomes.error': sendRefusalSchema.options,
  'send_outcomes.source': errorSourceSchema.options,
  'sign_in_tickets.holder_kind': holderKindSchema.options,
  'spending_limits.period': limitPeriods,
  'strikes.category': refusedCategories,
  'strikes.leads_to': consequences,
  'takedown_notices.outcome': takedownOutcomeSchema.options,
  'takedowns.cause': ['named', 'copy', 'kept-out'] satisfies TakedownCause[],
  'takedowns.subject_kind': ['post', 'story', 'generation', 'file'] satisfies SubjectKind[],
  'user_offers.status': offerStatusSchema.options,
  'users.account_type': accountTypeSchema.options,
  'users.state': accountStateSchema.options,
  'voice_calls.ended_by': callEndSchema.options,
  'voice_calls.state': callStateSchema.options,
};

/** Columns that are named like a state but have none, with the reason. */
const unchecked: Record<string, string> = {
  'account_deletions.reason': 'words of the person',
  'age_checks.method': 'told by the provider',
  'character_attributes.type': 'part of a character, as editors name it',
  'disputes.reason': 'words of the processor',
  'creator_hour_reasons.reason': 'copied from the transfers of the ledger',
  'ledger_accounts.unit': 'the ledger’s, checked with its kind',
  'ledger_entries.unit': 'the ledger’s: a foreign key to the account',
  'ledger_transfers.reason': 'declared by each area (defineTransferReason)',
  'marketing_origins.utm_source': 'words of a link',
  'orders.source': 'words of a link',
  'outbox.dead_reason': 'told to operators, decides nothing',
  'payment_events.state_after': 'a state and what is to be looked at, told to people',
  'payout_methods.rejection_reason': 'words of staff',
  'payouts.reason': 'words of staff or of a provider',
  'posts.extra_style': 'a foreign key to the words that editors keep',
  'impersonations.sealed_reason': 'words of staff',
  'refunds.reason': 'words of staff',
  'sessions.revoked_reason': 'told to operators, decides nothing',
  'spend_agreements.reason': 'declared by each area (defineTransferReason)',
  'staff_actions.reason': 'words of staff',
  'staff_actions.role': 'theirs when they acted: a role that is no more stays',
  'staff_bulk_runs.reason': 'words of staff',
  'statements_of_reasons.rule': 'a category of moderation, or the reason of a report',
  'token_reservations.reason': 'declared by each area (defineTransferReason)',
  'wizard_drafts.kind': 'declared by each wizard (defineWizard)',
};

const calledLikeAState =
  /(^|_)(state|status|kind|type|subtype|role|reason|purpose|category|layer|level|style|outcome|cause|direction|source|method|error|tier|decision|origin|audience|media|access|section|period|frequency|brand|rule|unit|badge|gender)(_before|_after)?$/;

/** Returns the values that a check permits, by `table.column`; null for a text column without a check. */
async function readChecks(): Promise<Map<string, string[] | null>> {
  const { rows } = await owner.raw<{ rows: { place: string; check: string | null }[] }>(
    `select c.relname || '.' || a.attname as place,
            (select pg_get_constraintdef(k.oid) from pg_constraint k
              where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as check
       from pg_attribute a
       join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
        and a.atttypid = 'text'::regtype order by 1`,
  );
  const wordsIn = (check: string) =>
    [...check.matchAll(/'((?:[^']|'')*)'/g)].map(([, word = '']) => word.replaceAll("''", "'"));
  return new Map(rows.map(({ place, check }) => [place, check === null ? null : wordsIn(check)]));
}

describe('a column that holds a state', () => {
  it('has a check of its values, or a stated reason for having none', async () => {
    const checks = await readChecks();
    const without = [...checks].filter(
      ([place, words]) => words === null && calledLikeAState.test(place.replace(/^.*\./, '')),
    );
    expect(without.map(([place]) => place)).toEqual(Object.keys(unchecked).sort());
  });

  it('may hold the values that the code lists, and no others: a new value comes with a migration', async () => {
    const checks = await readChecks();
    const actual = Object.keys(listed).map((place) => [place, checks.get(place)?.toSorted()]);
    const wanted = Object.entries(listed).map(([place, words]) => [place, words.toSorted()]);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(wanted));
  });
});
