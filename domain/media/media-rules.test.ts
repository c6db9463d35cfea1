import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMediaSource, mediaKindOf } from './media-kind';
import {
  arrangeGallery,
  choosePreview,
  chooseVideoPreview,
  defaultPreview,
  pairOf,
} from './previews';

const images = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'svg'];
const videos = ['mp4', 'webm', 'mov', 'm4v', 'avi', 'mkv', 'flv'];

describe('the kind of media', () => {
  it.each([
    ['/a/b.PNG?x=1', 'image'],
    ['https://cdn.example/a.MP4#t=1', 'video'],
    ['/video/still.jpg', 'image'],
    ['/a/video_12', 'video'],
    ['/streams/webm/12', 'video'],
    ['/a/b', null],
    ['/a/video.txt', null],
    ['/a?file=b.mp4', null],
    ['http://', null],
  ])('of %s is %s', (address, kind) => expect(mediaKindOf(address)).toBe(kind));

  it('follows the extension, whatever stands before and after', () => {
    const name = fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}$/);
    fc.assert(
      fc.property(fc.constantFrom(...images, ...videos), name, name, (extension, one, other) => {
        const kind = images.includes(extension) ? 'image' : 'video';
        expect(mediaKindOf(`/${one}/${other}.${extension}?${one}=.mp4`)).toBe(kind);
        expect(mediaKindOf(`https://x.example/${one}.${extension.toUpperCase()}`)).toBe(kind);
      }),
    );
  });

  it('is only asked of sources', () => {
    expect(['/a.png', 'https://a.example/b'].every(isMediaSource)).toBe(true);
    expect(['', 'a.png', 'data:x', 'javascript:x', ' /a'].some(isMediaSource)).toBe(false);
  });
});

describe('the preview', () => {
  const promo = 'https://x.example/c/promo_previews/7/preview.png?s=1';
  const plain = 'https://x.example/c/previews/preview.png';
  const loop = 'https://x.example/c/previews/video_preview.mp4';
  const promoLoop = 'https://x.example/c/promo_previews/7/video_preview.mp4';
  const all = ['https://x.example/c/1.png', plain, loop, promo, promoLoop];
  const nobody = { isTestTheme: false, isTestUser: false };
  const outsider = { isTestTheme: true, isTestUser: false };

  it('is the promotional one, but for whom a test theme is not', () => {
    expect(choosePreview(all, nobody)).toBe(promo);
    expect(choosePreview(all, { isTestTheme: true, isTestUser: true })).toBe(promo);
    expect(choosePreview(all, { isTestTheme: false, isTestUser: true })).toBe(promo);
    expect(choosePreview(all, outsider)).toBe(plain);
    expect(chooseVideoPreview(all, nobody)).toBe(promoLoop);
    expect(chooseVideoPreview(all, outsider)).toBe(loop);
  });

  it('is whatever there is', () => {
    expect(choosePreview(['/a.png', '/b.png'], nobody)).toBe('/a.png');
    expect(choosePreview([], nobody)).toBe(defaultPreview);
    expect(chooseVideoPreview([plain], nobody)).toBe(plain);
  });

  it('makes a pair with its loop', () => {
    expect(pairOf([plain, loop])).toEqual({ imageUrl: plain, videoUrl: loop });
    expect(pairOf(['/c/profile.png'])).toEqual({ imageUrl: '/c/profile.png', videoUrl: null });
    expect(pairOf([])).toEqual({ imageUrl: 'null', videoUrl: null });
  });
});

describe('the gallery', () => {
  it('goes by folder, and shows a video in place of its picture', () => {
    expect(
      arrangeGallery([
        '/c/previews/1.png?a=1',
        '/c/previews/2.png',
        '/c/previews/video_2.mp4?b=2',
        '/c/previewsV2/2.png',
        '/c/promo_previews/7/3.png',
        '/c/promo_previews/7/video-3.webm',
        '/c/elsewhere/4.png',
      ]),
    ).toEqual([
      '/c/promo_previews/7/video-3.webm',
      '/c/previewsV2/2.png',
      '/c/previews/1.png?a=1',
      '/c/previews/video_2.mp4?b=2',
    ]);
    expect(arrangeGallery([])).toEqual([defaultPreview]);
  });

  it('never shows a number both as picture and as video of one folder', () => {
    const file = fc
      .tuple(
        fc.constantFrom('promo_previews/7', 'previewsV2', 'previews'),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('#.png', 'video_#.mp4', 'video-#.webm'),
      )
      .map(([folder, number, name]) => `/c/${folder}/${name.replace('#', String(number))}`);
    fc.assert(
      fc.property(fc.uniqueArray(file, { minLength: 1 }), (addresses) => {
        const shown = arrangeGallery(addresses);
        for (const picture of shown.filter((one) => one.endsWith('.png'))) {
          const twins = addresses.filter((one) =>
            [
              picture.replace(/(\d)\.png/, 'video_$1.mp4'),
              picture.replace(/(\d)\.png/, 'video-$1.webm'),
            ].includes(one),
          );
          expect(twins).toEqual([]);
        }
        const videosOf = (list: string[]) => list.filter((one) => !one.endsWith('.png')).sort();
        expect(videosOf(shown)).toEqual(videosOf(addresses));
      }),
    );
  });
});
