import { describe, expect, it } from 'vitest';
import { answerAll, readOffer, soundOf, type OfferFault } from './read-offer';
import { badOffers, goodOffers } from './testing/offers';

const faults: Record<keyof typeof badOffers, OfferFault> = {
  nothing: 'line-unreadable',
  nonsense: 'line-unreadable',
  'a beginning': 'line-unreadable',
  'no sections': 'line-unreadable',
  'a picture alone': 'line-without-sound',
  'data alone': 'line-without-sound',
  'PCMU alone': 'line-without-opus',
  'opus of no format': 'line-without-opus',
  'sound that is held': 'line-without-sound',
  'sound of a session that is held': 'line-without-sound',
  'sound that was given up': 'line-without-sound',
  'a side that holds': 'line-unreadable',
  'sound in the clear': 'line-unreadable',
  'no way there': 'line-unreadable',
};

const read = (sdp: string) => {
  const found = readOffer(sdp);
  if (!found.ok) throw new Error(found.fault);
  return found.offer;
};
const mLines = (sdp: string) => sdp.match(/^m=.*$/gm);

describe('an offer of a line', () => {
  it.each(Object.entries(goodOffers))('of %s is read', (_, sdp) => {
    const offer = read(sdp);
    expect(offer.sections[offer.chosen]).toMatch(/^m=audio .*[^]*opus\/48000\/2/);
    expect(mLines(soundOf(offer))).toHaveLength(1);
  });

  it.each(Object.entries(faults))('of %s is refused with its reason: %s', (name, fault) => {
    const sdp = badOffers[name as keyof typeof badOffers];
    expect(readOffer(sdp)).toEqual({ ok: false, fault });
  });

  it('is the same with the line ends of other systems', () => {
    expect(readOffer(goodOffers.Chrome.replaceAll('\r', '')).ok).toBe(true);
  });

  it('states which side connects, also where only the session states it', () => {
    const setupOf = (sdp: string) => read(sdp).setup;
    const { Chrome } = goodOffers;
    expect(setupOf(Chrome)).toBe('actpass');
    expect(setupOf(goodOffers['a side that connects'])).toBe('active');
    expect(setupOf(Chrome.replace(/^a=setup.*\r\n/gm, ''))).toBe('active');
    const ofSession = Chrome.replace(/^a=setup.*\r\n/gm, '').replace(
      /^t=.*\r\n/m,
      '$&a=setup:passive\r\n',
    );
    expect(setupOf(ofSession)).toBe('passive');
  });
});

describe('the answer to all of an offer', () => {
  const sound = 'v=0\r\na=group:BUNDLE a\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:a\r\n';

  it('keeps the order of its sections, with port 0 for those that are not accepted', () => {
    const offer = read(goodOffers['a picture, sound and data']);
    expect(answerAll(offer, sound).split('\r\n')).toEqual([
      'v=0',
      'a=group:BUNDLE a',
      'm=video 0 UDP/TLS/RTP/SAVPF 96 97 103',
      'c=IN IP4 0.0.0.0',
      'a=mid:v',
      'a=inactive',
      'm=audio 9 UDP/TLS/RTP/SAVPF 111',
      'a=mid:a',
      'm=application 0 UDP/DTLS/SCTP webrtc-datachannel',
      'c=IN IP4 0.0.0.0',
      'a=mid:d',
      'a=inactive',
      '',
    ]);
  });

  it('is bundled only where the offer is', () => {
    const offer = read(goodOffers.Chrome.replace(/^a=group.*\r\n/m, ''));
    expect(answerAll(offer, sound)).not.toContain('a=group');
  });
});
