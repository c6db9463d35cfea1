import { describe, expect, it } from 'vitest';
import { isOpenTo, messageDetailsSchema, readDetails, saidDetailsSchema } from './message-details';
import { everyKind } from '../testing/every-kind';

describe('what a message carries', () => {
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

  it('is nothing of a text, nor of what this release does not know', () => {
    expect(readDetails('text', null)).toBeNull();
    expect(readDetails('hologram', { metres: 2 })).toBeNull();
    expect(readDetails('tip', { tokens: 'many' })).toBeNull();
  });

  it('leads to no file once it is said', () => {
    for (const details of everyKind()) {
      const said = JSON.stringify(saidDetailsSchema.parse(details));
      expect(said).not.toMatch(/folder|storageKey|posts\/|voices\//);
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
