import { beforeEach, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { UnreadableOriginal } from '~/providers/renditions/rendition-maker';
import { SpeechRefused, SpeechUnavailable } from '~/providers/speech/speech';
import { findVoiceSample } from './find-voice-sample';
import { listUnsampled } from './list-unsampled';
import { makeVoiceSample } from './make-voice-sample';

const { database, context } = await openTestContext();
const { db } = database;
const storage = await openTestStorage(context);

let spoken: { text: string; voice: string; personId: string | null }[] = [];
let refuses: Error | null = null;
let spoils: Error | null = null;
const ground = {
  storage,
  renditions: {
    makeRecording: (sound: Buffer, options: { isGenerated?: boolean }) => {
      expect(options.isGenerated).toBe(true);
      if (spoils) return Promise.reject(spoils);
      return Promise.resolve({ file: sound, wav: sound, durationMs: 2_600, peaks: [0, 100] });
    },
  },
  speaker: {
    speak(words: { text: string; voice: string; personId: string | null }) {
      if (refuses) return Promise.reject(refuses);
      spoken.push(words);
      return Promise.resolve(Buffer.from(words.text));
    },
  },
};
const make = (characterId: string) =>
  makeVoiceSample(context, ground, { characterId, requestId: 'test' });
const isUnsampled = async (id: string) => (await listUnsampled(context, 1_000)).includes(id);

beforeEach(() => {
  spoken = [];
  refuses = spoils = null;
});

it('is a greeting in a voice of its own, made once', async () => {
  const { id } = await makeCharacter(db, { greeting: 'There you are.', gender: 'female' });
  expect(await findVoiceSample(context, id)).toBeNull();
  expect(await isUnsampled(id)).toBe(true);
  await Promise.all([make(id), make(id)]);
  expect(await make(id)).toBe(false);
  expect(await isUnsampled(id)).toBe(false);
  const sample = await findVoiceSample(context, id);
  expect(sample).toMatchObject({ seconds: 3, peaks: [0, 100], words: 'There you are.' });
  expect(await storage.has(sample?.storageKey ?? '')).toBe(true);
  for (const { text, voice, personId } of spoken) {
    expect(text).toBe('There you are.');
    expect(['velvet', 'ember', 'breeze', 'tide']).toContain(voice);
    expect(personId).toBeNull();
  }
});

it('is made again for another greeting, and the old file is deleted', async () => {
  const { id } = await makeCharacter(db, { greeting: 'There you are.' });
  await make(id);
  const before = await findVoiceSample(context, id);
  await db('characters').where({ id }).update({ greeting: 'You again?' });
  expect(await isUnsampled(id)).toBe(true);
  expect(await make(id)).toBe(true);
  const after = await findVoiceSample(context, id);
  expect(after?.words).toBe('You again?');
  expect(await storage.has(after?.storageKey ?? '')).toBe(true);
  expect(await storage.has(before?.storageKey ?? '')).toBe(false);
});

it('speaks no more of a long greeting than the setting allows, in every script alike', async () => {
  const { id } = await makeCharacter(db, { greeting: '🌙'.repeat(400) });
  await make(id);
  expect((await findVoiceSample(context, id))?.words).toBe('🌙'.repeat(300));
  expect(await isUnsampled(id)).toBe(false);
});

it('is not made for an unpublished character, nor for an empty greeting', async () => {
  const { id: hidden } = await makeCharacter(db, { isPublished: false });
  const { id: silent } = await makeCharacter(db, { greeting: '' });
  for (const id of [hidden, silent]) {
    expect(await isUnsampled(id)).toBe(false);
    expect(await make(id)).toBe(false);
    expect(await findVoiceSample(context, id)).toBeNull();
  }
});

it.each([
  ['words that are refused', () => (refuses = new SpeechRefused('no'))],
  ['sound that is none', () => (spoils = new UnreadableOriginal('no'))],
])('is empty for %s, and not tried again', async (_, befall) => {
  const { id } = await makeCharacter(db, { greeting: 'There you are.' });
  befall();
  expect(await make(id)).toBe(true);
  expect(await findVoiceSample(context, id)).toBeNull();
  expect(await isUnsampled(id)).toBe(false);
});

it('waits while no speech service is available', async () => {
  const { id } = await makeCharacter(db, { greeting: 'There you are.' });
  refuses = new SpeechUnavailable('later');
  await expect(make(id)).rejects.toThrow(SpeechUnavailable);
  expect(await isUnsampled(id)).toBe(true);
  refuses = null;
  expect(await make(id)).toBe(true);
  expect(await findVoiceSample(context, id)).not.toBeNull();
});
