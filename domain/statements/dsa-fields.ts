import type { StatementsOfReasonsRow } from '~/db/rows';

/** A statement as the application reads it. */
export type Statement = Omit<StatementsOfReasonsRow, 'user_id' | 'decided_by'> & {
  isDecidedByStaff: boolean;
};

/** The categories of the transparency database by rule. What is missing breaks the terms otherwise. */
const categories: Record<string, string> = {
  minor_self: 'PROTECTION_OF_MINORS',
  minors: 'PROTECTION_OF_MINORS',
  'looks under age': 'PROTECTION_OF_MINORS',
  non_consent: 'CYBER_VIOLENCE',
  'intimate-image': 'CYBER_VIOLENCE',
  real_person: 'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  'a real person without consent': 'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  "i'm in this post and want it removed": 'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  personal_data: 'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  trafficking: 'ILLEGAL_OR_HARMFUL_SPEECH',
  self_harm_promotion: 'SELF_HARM',
  'suicide/self harm': 'SELF_HARM',
  violence: 'VIOLENCE',
  'violent and graphic content': 'VIOLENCE',
  'dangerous organizations': 'RISK_FOR_PUBLIC_SECURITY',
  bestiality: 'ANIMAL_WELFARE',
  'animal abuse': 'ANIMAL_WELFARE',
  drugs_and_weapons: 'UNSAFE_AND_PROHIBITED_PRODUCTS',
  'illegal activities': 'UNSAFE_AND_PROHIBITED_PRODUCTS',
  'frauds and scams': 'SCAMS_AND_FRAUD',
};

const subjects: Record<Statement['subject'], { type: string; words: string }> = {
  message: { type: 'CONTENT_TYPE_TEXT', words: 'Words that were sent' },
  post: { type: 'CONTENT_TYPE_IMAGE', words: 'A published picture or video' },
  character: { type: 'CONTENT_TYPE_SYNTHETIC_MEDIA', words: 'A published character' },
  account: { type: 'CONTENT_TYPE_OTHER', words: 'An account' },
};

const accountDecisions: Partial<Record<Statement['consequence'], string>> = {
  pause: 'DECISION_ACCOUNT_SUSPENDED',
  suspension: 'DECISION_ACCOUNT_SUSPENDED',
  termination: 'DECISION_ACCOUNT_TERMINATED',
};

/**
 * Returns a statement in the fields of the transparency database (its API for statements of reasons,
 * version 2). Fields about what is not restricted are empty.
 */
export function dsaFieldsOf(statement: Statement) {
  const { id, subject, rule, consequence, ends_at, source, given_at } = statement;
  const { type, words } = subjects[subject];
  const day = given_at.toISOString().slice(0, 10);
  return {
    puid: id,
    decision_visibility:
      subject === 'account'
        ? ''
        : consequence === 'removal'
          ? 'DECISION_VISIBILITY_CONTENT_DISABLED'
          : 'DECISION_VISIBILITY_CONTENT_REMOVED',
    decision_account: accountDecisions[consequence] ?? '',
    end_date_account_restriction: ends_at?.toISOString().slice(0, 10) ?? '',
    decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
    incompatible_content_ground: rule,
    incompatible_content_explanation: `The rule of our terms: ${rule}.`,
    category: `STATEMENT_CATEGORY_${categories[rule] ?? 'OTHER_VIOLATION_TC'}`,
    content_type: type,
    content_date: day,
    application_date: day,
    territorial_scope: 'EU',
    decision_facts: `${words} broke the rule "${rule}". Consequence: ${consequence}.`,
    source_type: source === 'notice' ? 'SOURCE_ARTICLE_16' : 'SOURCE_VOLUNTARY',
    automated_detection: statement.is_found_by_filter ? 'Yes' : 'No',
    automated_decision: statement.isDecidedByStaff
      ? statement.is_found_by_filter
        ? 'AUTOMATED_DECISION_PARTIALLY'
        : 'AUTOMATED_DECISION_NOT_AUTOMATED'
      : 'AUTOMATED_DECISION_FULLY',
  };
}
