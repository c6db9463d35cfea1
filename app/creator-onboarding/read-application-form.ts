import * as z from 'zod';
import { voiceEmotions, type VoiceEmotion } from '~/domain/creator-voices/emotions';
import type { SentApplication } from '~/domain/creator-onboarding/apply-at-once';
import type { RawRequest } from '../kit/api/endpoint';

const text = z.string().max(5000);
const sentSchema = z.object({
  displayName: text,
  birthDate: text,
  bio: text,
  instagramUsername: text.optional(),
  voicePreset: text.optional(),
  fanClubPrice: z.coerce.number(),
});
/** The spellings of the price that clients send. */
const pricings = ['fanClubPrice', 'funClubPrice', 'fan_club_price'];
const mostListed = 100;

interface ReadForm {
  sent: SentApplication;
  voices: { emotion: VoiceEmotion; file: Blob }[];
}

/** Reads an application of several parts; null for any other body. */
export async function readApplicationForm({
  rawBody,
  headers,
}: RawRequest): Promise<ReadForm | null> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return null;
  const form = await new Response(new Uint8Array(rawBody), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (!form) return null;
  const one = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const listOf = (name: string) =>
    [...form.getAll(name), ...form.getAll(`${name}[]`)]
      .filter((value) => typeof value === 'string')
      .slice(0, mostListed);
  const [website, nickname] = [one('liveOption[website]'), one('liveOption[nickname]')];
  const read = sentSchema.safeParse({
    displayName: one('displayName') ?? '',
    birthDate: one('birthDate') ?? '',
    bio: one('bio') ?? '',
    instagramUsername: one('instagramUsername'),
    voicePreset: one('voicePreset'),
    fanClubPrice: pricings.map((name) => one(`pricingConfig[${name}]`)).find(Boolean) ?? '',
  });
  if (!read.success) return null;
  return {
    sent: {
      ...read.data,
      personality: listOf('personality'),
      photoPreferences: listOf('photoPreferences'),
      tags: listOf('tags'),
      nicknames: listOf('nicknames'),
      ...((website !== undefined || nickname !== undefined) && {
        liveOption: { website: website ?? '', nickname: nickname ?? '' },
      }),
    },
    voices: voiceEmotions.flatMap((emotion) => {
      const file = form.get(`voice_${emotion}`) ?? form.get(`voice_${emotion.toLowerCase()}`);
      return file instanceof Blob ? [{ emotion, file }] : [];
    }),
  };
}
