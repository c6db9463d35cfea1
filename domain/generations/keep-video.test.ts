import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ffmpegPath } from '~/config/ffmpeg-path';
import { openTestContext } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { PictureUnjudged, trustingPictureJudge } from '../moderation/picture-judge';
import type { PictureJudge } from '../moderation/picture-judge';
import { renditionKeys } from '../media/rendition-keys';
import { newId } from '../shared/ids';
import { keepVideo } from './keep-video';

const { context } = await openTestContext();
const storage = await openTestStorage(context);
const renditions = createRenditionMaker();
const filmOf = (seconds: number): Buffer =>
  execFileSync(ffmpegPath(), [
    ...['-v', 'error', '-f', 'lavfi', '-i', `testsrc=size=72x90:rate=8:duration=${seconds}`],
    ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    ...['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4', 'pipe:1'],
  ]);
const film = filmOf(5);
const keep = (id: string, bytes = film, judge = trustingPictureJudge) =>
  keepVideo({ storage, renditions, judge }, { id, bytes, mostBytes: 1_000_000 });

it('stores the served video with its length and its mark as generated', async () => {
  const id = newId();
  const folder = `generations/${id}`;
  expect(await keep(id)).toEqual({
    kind: 'kept',
    result: { folder, width: 72, height: 90, seconds: 5 },
  });
  const file = await storage.read(renditionKeys.video(folder));
  const chunks: Buffer[] = [];
  for await (const chunk of file?.stream ?? []) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('latin1')).toContain('trainedAlgorithmicMedia');
});

it('has frames of the whole video judged, and never serves a refused one', async () => {
  const id = newId();
  let judged = 0;
  const finding = { category: 'minors', layer: 'provider', confidence: 1 } as never;
  const judge = {
    judgePicture: () => {
      judged += 1;
      return Promise.resolve(
        judged < 3
          ? ({ kind: 'allowed' } as const)
          : ({ kind: 'refused', findings: [finding] } as never),
      );
    },
  };
  expect(await keep(id, film, judge)).toMatchObject({
    kind: 'against-rules',
    evidenceKey: `originals/refused/${id}`,
  });
  expect(judged).toBe(3);
  expect(await storage.has(`originals/refused/${id}`)).toBe(true);
  expect(await storage.has(renditionKeys.video(`generations/${id}`))).toBe(false);
});

it('has all of a long video judged, and rejects one longer than any order', async () => {
  let judged = 0;
  const judge: PictureJudge = {
    judgePicture: () => {
      judged += 1;
      return Promise.resolve({ kind: 'allowed' });
    },
  };
  expect(await keep(newId(), filmOf(60), judge)).toMatchObject({ kind: 'kept' });
  expect(judged).toBeGreaterThanOrEqual(30);
  judged = 0;
  expect(await keep(newId(), filmOf(70), judge)).toEqual({ kind: 'spoilt' });
  expect(judged).toBe(0);
});

it('never serves a video that shows distress', async () => {
  const finding = { category: 'crisis', layer: 'endpoint', score: 0.9 } as const;
  const judge: PictureJudge = {
    judgePicture: () => Promise.resolve({ kind: 'crisis', findings: [finding] }),
  };
  expect(await keep(newId(), film, judge)).toMatchObject({ kind: 'against-rules', finding });
});

it('waits while no judge is available', async () => {
  const id = newId();
  const judge: PictureJudge = { judgePicture: () => Promise.reject(new PictureUnjudged('away')) };
  expect(await keep(id, film, judge)).toEqual({ kind: 'unjudged' });
  expect(await storage.has(renditionKeys.video(`generations/${id}`))).toBe(false);
});

it.each([
  ['empty', Buffer.alloc(0)],
  ['no video', Buffer.from('<html>')],
  ['too large', Buffer.alloc(1_000_001)],
])('rejects a video that is %s', async (_, bytes) => {
  expect(await keep(newId(), bytes)).toEqual({ kind: 'spoilt' });
});
