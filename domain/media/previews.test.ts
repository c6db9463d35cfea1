import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePreview, chooseVideoPreview, isPromotional } from './previews';

describe('the preview', () => {
  const promo = 'https://x.example/c/promo_previews/7/preview.png?s=1';
  const plain = 'https://x.example/c/previews/preview.png';
  const loop = 'https://x.example/c/previews/video_preview.mp4';
  const promoLoop = 'https://x.example/c/promo_previews/7/video_preview.mp4';
  const all = ['https://x.example/c/1.png', plain, loop, promo, promoLoop];
  const ordinaryUser = { isTestTheme: false, isTestUser: false };
  const outsider = { isTestTheme: true, isTestUser: false };

  it('is the promotional one, except for ordinary users of a test theme', () => {
    expect(choosePreview(all, ordinaryUser)).toBe(promo);
    expect(choosePreview(all, { isTestTheme: true, isTestUser: true })).toBe(promo);
    expect(choosePreview(all, { isTestTheme: false, isTestUser: true })).toBe(promo);
    expect(choosePreview(all, outsider)).toBe(plain);
    expect(chooseVideoPreview(all, ordinaryUser)).toBe(promoLoop);
    expect(chooseVideoPreview(all, outsider)).toBe(loop);
  });

  it('falls back to any existing file', () => {
    expect(choosePreview(['/a.png', '/b.png'], ordinaryUser)).toBe('/a.png');
    expect(choosePreview([], ordinaryUser)).toBeNull();
    expect(choosePreview([promo], outsider)).toBe(promo);
    expect(chooseVideoPreview([plain], ordinaryUser)).toBeNull();
  });

  it('is one of the existing files, independent of the order of the others', () => {
    const audience = fc.record({ isTestTheme: fc.boolean(), isTestUser: fc.boolean() });
    fc.assert(
      fc.property(fc.shuffledSubarray(all), audience, (addresses, who) => {
        const [picture, video] = [
          choosePreview(addresses, who),
          chooseVideoPreview(addresses, who),
        ];
        expect([...addresses, null]).toContain(picture);
        expect(picture === null).toBe(addresses.length === 0);
        expect([loop, promoLoop, null]).toContain(video);
        const isKeptFrom = who.isTestTheme && !who.isTestUser;
        expect(picture !== null && isPromotional(picture)).toBe(
          addresses.includes(promo) && !(isKeptFrom && addresses.includes(plain)),
        );
      }),
    );
  });
});
