// Written by `npm run areas`.
import { casesSealedFields } from './cases/sealed-fields';
import { chatSealedFields } from './chat/sealed-fields';
import { generationsSealedFields } from './generations/sealed-fields';
import { idempotencySealedFields } from './idempotency/sealed-fields';
import { memorySealedFields } from './memory/sealed-fields';
import { moderationSealedFields } from './moderation/sealed-fields';
import { notificationsSealedFields } from './notifications/sealed-fields';
import { paymentsSealedFields } from './payments/sealed-fields';
import { secondFactorsSealedFields } from './second-factors/sealed-fields';
import { voiceCallsSealedFields } from './voice-calls/sealed-fields';
import { wizardsSealedFields } from './wizards/sealed-fields';
import type { SealedField } from './shared/sealed-field';

/** Every field that is sealed at rest. */
export const sealedFields: readonly SealedField[] = [
  ...casesSealedFields,
  ...chatSealedFields,
  ...generationsSealedFields,
  ...idempotencySealedFields,
  ...memorySealedFields,
  ...moderationSealedFields,
  ...notificationsSealedFields,
  ...paymentsSealedFields,
  ...secondFactorsSealedFields,
  ...voiceCallsSealedFields,
  ...wizardsSealedFields,
];
