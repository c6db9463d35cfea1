import { describe, expect, it } from 'vitest';
import { isOpenTo, messageDetailsSchema, readDetails, sentDetailsSchema } from './message-details';
import { everyKind } from '../testing/every-kind';

describe('the payload of a message', () => {
  it.each(everyKind().map((details) => [details.type, details] as const))(
    'is read back as it was stored: %s',
    (type, details) => {
      expect(readDetails(type, JSON.parse(JSON.stringify(details)))).toEqual(details);
    },
  );

  it('has every type of the contract but plain text', () => {
    const types = messageDetailsSchema.options.map(({ shape }) => shape.type.value);
    expect(new Set(types)).toEqual(
      new Set([
        'audio',
        'image',
        'video',
        'post_message',
        'voice_call',
        'STORY_REPLY',
        'tip',
        'gift_for_tip',
        'audio_request',
        'reply',
        'unlocked_post',
        'unlocked_photo',
        'joined_fanclub',
        'follow_model',
        'post_reacted',
        'voice_call_summary',
        'post:asset:unlock:credit_card',
      ]),
    );
  });

  it('is null for plain text and for types unknown to this release', () => {
    expect(readDetails('text', null)).toBeNull();
    expect(readDetails('hologram', { metres: 2 })).toBeNull();
    expect(readDetails('tip', { tokens: 'many' })).toBeNull();
  });

  it('contains no file path when presented', () => {
    for (const details of everyKind()) {
      const json = JSON.stringify(sentDetailsSchema.parse(details));
      expect(json).not.toMatch(/folder|storageKey|posts\/|voices\//);
    }
  });

  it.each([
    [null, false, true],
    [null, true, true],
    [18, false, false],
    [18, true, true],
  ])('with a price of %s and unlocked %s is open: %s', (unlockPrice, isUnlocked, isOpen) => {
    expect(isOpenTo({ unlockPrice, isUnlocked })).toBe(isOpen);
  });
});
