import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { findInPicture } from '~/domain/moderation/picture-look';
import { drawTraits, render } from '~/sandbox/studio';
import { createLooker } from './looker';

const looker = createLooker();
afterAll(() => looker.close());

/** Returns a portrait of one of the studio's people, as a JPEG. */
async function portraitOf(slug: string): Promise<Buffer> {
  let drawn: Uint8Array | undefined;
  await render({
    tasks: [{ kind: 'cast', slug, traits: drawTraits(slug), wanted: ['portrait'] }],
    workers: 1,
    store: ({ bytes }) => {
      drawn = bytes;
      return Promise.resolve();
    },
  });
  if (!drawn) throw new Error('nothing was drawn');
  return sharp(drawn).resize(1024, 1024, { fit: 'inside' }).jpeg().toBuffer();
}

describe('the local picture check', () => {
  it('sees the face of a portrait several times, and nothing that may not be shown', async () => {
    const look = await looker.look(await portraitOf('noor-haddad'));
    expect(look.faces).toHaveLength(1);
    expect(look.faces[0]?.ages).toHaveLength(8);
    expect(look.explicit).toBeLessThan(0.2);
    expect(findInPicture(look, 'sfw')).toEqual([]);
  });

  it('continues after a picture that it could not read', async () => {
    await expect(looker.look(Buffer.from('no picture'))).rejects.toThrow();
    const create = { width: 80, height: 80, channels: 3 as const, background: '#8a2f45' };
    const plain = await sharp({ create }).jpeg().toBuffer();
    expect(await looker.look(plain)).toMatchObject({ faces: [] });
  });
});
