import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { PictureUnjudged } from '~/domain/moderation/picture-judge';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { UnreadableOriginal } from '../renditions/rendition-maker';
import { createPictureJudge } from './create-picture-judge';

const sandbox = await openTestSandbox({ modelPace: 0 });
afterEach(() => fetch(`${sandbox.url}/control`, { method: 'DELETE' }));

const ground = { levelOf: () => Promise.resolve('sfw' as const) };
const judge = (timeoutMs = 15_000) =>
  createPictureJudge(
    {
      PICTURE_LOOK: 'off',
      PICTURE_JUDGE_URL: `${sandbox.url}/moderation/v1`,
      PICTURE_JUDGE_KEY: 'a-key',
      PICTURE_JUDGE_MODEL: 'judge',
      PICTURE_JUDGE_TIMEOUT_MS: timeoutMs,
    },
    ground,
  );
const picture = (r: number, g: number, b: number, size = 64) =>
  sharp({ create: { width: size, height: size, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
const upset = (behaviour: object) =>
  fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'moderation', ...behaviour }),
  });

describe('a judge of pictures', () => {
  it('allows a picture that breaks none of our rules', async () => {
    expect(await judge().judgePicture(await picture(40, 40, 60))).toEqual({ kind: 'allowed' });
  });

  it.each([
    ['explicit', [255, 176, 124]],
    ['minors', [46, 139, 87]],
  ] as const)('refuses a picture that is %s, at any size', async (category, [r, g, b]) => {
    for (const size of [64, 2400]) {
      expect(await judge().judgePicture(await picture(r, g, b, size))).toMatchObject({
        kind: 'refused',
        findings: [{ category, layer: 'endpoint' }],
      });
    }
  });

  it.each([
    ['fails', { behaviour: 'fail', status: 503 }],
    ['answers too late', { behaviour: 'late', delayMs: 3_000 }],
  ])('that %s has judged nothing', async (_how, behaviour) => {
    await upset(behaviour);
    const verdict = judge(500).judgePicture(await picture(40, 40, 60));
    await expect(verdict).rejects.toThrow(PictureUnjudged);
  });

  it('is not called for a file that is not a picture', async () => {
    const verdict = judge().judgePicture(Buffer.from('no picture'));
    await expect(verdict).rejects.toThrow(UnreadableOriginal);
  });

  it('allows every picture where none is configured and the local check is off', async () => {
    const none = createPictureJudge(
      { PICTURE_LOOK: 'off', PICTURE_JUDGE_TIMEOUT_MS: 1000 },
      ground,
    );
    expect(await none.judgePicture(await picture(46, 139, 87))).toEqual({ kind: 'allowed' });
  });

  it('works beside the local check: the strictest verdict wins', async () => {
    const looker = {
      look: () => Promise.resolve({ explicit: 0.95, faces: [{ ages: [9, 10] }] }),
      close: () => Promise.resolve(),
    };
    const both = createPictureJudge(
      {
        PICTURE_LOOK: 'on',
        PICTURE_JUDGE_URL: `${sandbox.url}/moderation/v1`,
        PICTURE_JUDGE_KEY: 'a-key',
        PICTURE_JUDGE_MODEL: 'judge',
        PICTURE_JUDGE_TIMEOUT_MS: 15_000,
      },
      { ...ground, looker },
    );
    expect(await both.judgePicture(await picture(40, 40, 60))).toMatchObject({
      findings: [{ category: 'minors' }, { category: 'explicit' }],
    });
    expect(await both.judgePicture(await picture(255, 176, 124))).toMatchObject({
      findings: [{ category: 'explicit', layer: 'endpoint' }],
    });
  });
});
