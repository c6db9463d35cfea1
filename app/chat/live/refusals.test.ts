import { expect, it } from 'vitest';
import * as chat from '~/domain/chat/schema';
import {
  adultConfirmationRequired,
  ageCheckRequired,
  ageUnderReview,
  insufficientBalance,
  messageTooLong,
  trialEnded,
} from './refusals';

it('knows the refusals by the words the domain says them in', () => {
  expect(insufficientBalance).toBe(chat.insufficientBalance);
  expect(trialEnded).toBe(chat.trialEnded);
  expect(ageCheckRequired).toBe(chat.ageCheckRequired);
  expect(adultConfirmationRequired).toBe(chat.adultConfirmationRequired);
  expect(ageUnderReview).toBe(chat.ageUnderReview);
  const tooLong = chat.sendMessageSchema.shape.content.safeParse('a'.repeat(60_001));
  expect(tooLong.error?.issues[0]?.message).toBe(messageTooLong);
});
