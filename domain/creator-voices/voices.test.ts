import { describe, expect, it } from 'vitest';
import { makeModel, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { beginApplication } from '../creators/begin-application';
import { newId } from '../shared/ids';
import { drawSentence } from './draw-sentence';
import { keepSample } from './keep-sample';
import { listSamples } from './list-samples';
import { readSample } from './read-sample';
import { sweepVoiceFiles } from './sweep-voice-files';
import { sampleWav } from './testing/sample-wav';

const opened = await openTestContext();
const { db } = opened.database;
const storage = await openTestStorage(opened.context);

const bounds = { mostSeconds: 30, rate: 44_100 };

describe('a file', () => {
  const stereo = sampleWav(2);
  stereo.writeUInt16LE(2, 22);
  const movie = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(2000)]);
  it.each([
    ['silence', sampleWav(5, { isSilent: true }), 'sample-silent'],
    ['31 seconds', sampleWav(31), 'sample-too-long'],
    ['half a second', sampleWav(0.5), 'sample-too-short'],
    ['another rate', sampleWav(5, { rate: 16_000 }), 'sample-format'],
    ['two channels', stereo, 'sample-format'],
    ['a video', movie, 'sample-not-wav'],
    ['nothing', Buffer.alloc(0), 'sample-not-wav'],
    ['a cut head', sampleWav(2).subarray(0, 30), 'sample-not-wav'],
  ])('of %s is refused', (_what, bytes, reason) => {
    expect(readSample(bytes, bounds)).toMatchObject({ ok: false, reason });
  });

  it('of 29.9 seconds is accepted', () => {
    expect(readSample(sampleWav(29.9), bounds)).toMatchObject({ ok: true, milliseconds: 29_900 });
  });
});

describe('a sample', () => {
  const begin = async () => {
    const { id } = await makeUser(db);
    return (await beginApplication(opened.context, id)).id;
  };
  const send = (creatorId: string, sessionId: string | null, seconds = 2) =>
    keepSample(opened.context, storage, {
      creatorId,
      emotion: 'Happy',
      bytes: sampleWav(seconds),
      sessionId,
    });

  it('counts as recorded once, within the time of its own sentence', async () => {
    const [creatorId, other] = [await begin(), await begin()];
    const session = await drawSentence(opened.context, { creatorId, emotion: 'Happy' });
    const over = { ok: false, reason: 'recording-session-over' };
    expect(await send(other, session.id)).toMatchObject(over);
    expect(await send(creatorId, newId())).toMatchObject(over);
    expect(await listSamples(opened.context, creatorId)).toEqual([]);
    const sent = await Promise.all([send(creatorId, session.id), send(creatorId, session.id)]);
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listSamples(opened.context, creatorId)).toMatchObject([
      { emotion: 'Happy', isRecorded: true, milliseconds: 2000 },
    ]);
    const sad = await drawSentence(opened.context, { creatorId, emotion: 'Sad' });
    expect(await send(creatorId, sad.id)).toMatchObject(over);
  });

  it('replaces the earlier one, whose file is removed later', async () => {
    const creatorId = await begin();
    await send(creatorId, null);
    const [first] = await listSamples(opened.context, creatorId);
    await send(creatorId, null, 3);
    const [second] = await listSamples(opened.context, creatorId);
    expect(second).toMatchObject({ milliseconds: 3000, isRecorded: false });
    const later = { db, now: () => new Date(Date.now() + 3_600_000) };
    await sweepVoiceFiles(later, storage, 100);
    expect(await storage.has(first?.storageKey ?? '')).toBe(false);
    expect(await storage.has(second?.storageKey ?? '')).toBe(true);
  });

  it('of a live model is not replaced', async () => {
    const { creatorId } = await makeModel(db);
    expect(await send(creatorId, null)).toMatchObject({ ok: false, reason: 'voice-is-live' });
    const step = await db('creator_voices').where({ creator_id: creatorId }).first('status');
    expect(step).toEqual({ status: 'approved' });
  });
});
