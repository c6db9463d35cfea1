import { casesSealedFields } from '../cases/sealed-fields';
import { chatSealedFields } from '../chat/sealed-fields';
import { idempotencySealedFields } from '../idempotency/sealed-fields';
import { moderationSealedFields } from '../moderation/sealed-fields';
import { secondFactorsSealedFields } from '../second-factors/sealed-fields';
import type { SealedField } from '../shared/sealed-field';

/** Every field that is sealed at rest; a test compares it with the schema. */
export const sealedFields: readonly SealedField[] = [
  ...chatSealedFields,
  ...casesSealedFields,
  ...moderationSealedFields,
  ...idempotencySealedFields,
  ...secondFactorsSealedFields,
];
