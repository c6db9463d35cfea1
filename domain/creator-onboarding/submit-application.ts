import type { Knex } from 'knex';
import { consentToClonedVoice } from '../creators/consent-to-cloned-voice';
import { lockApplication, markSubmitted, storeProfile } from '../creators/store-profile';
import { findPhotoStatus } from '../creator-photos/find-photo-status';
import { hasEveryEmotion } from '../creator-voices/emotions';
import { listSamples } from '../creator-voices/list-samples';
import { settleVoice } from '../creator-voices/settle-voice';
import type { DomainContext } from '../shared/context';
import { dateText } from './age-at';
import { listedWords } from './listed-words';
import { pictureKinds } from './picture-rules';
import { refuse, type Refusal } from './refusals';
import { centsOf, type ApplicationAnswers } from './step-schemas';
import type { VoiceAnswer } from './voice-answer';

/** Everything that a person answers in their application. */
export type WholeApplication = Required<ApplicationAnswers> & { voice: VoiceAnswer };

type Submitted = { ok: true; creatorId: string } | Refusal<'photos-rejected' | 'voices-missing'>;

/**
 * Sends in an application in the caller's transaction: stores its answers at the creator and announces it.
 * A repetition changes nothing and returns the same creator.
 */
export async function submitApplication(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  application: WholeApplication,
): Promise<Submitted> {
  const { id: creatorId, submittedAt } = await lockApplication(context, trx, userId);
  if (submittedAt) return { ok: true, creatorId };
  if ((await findPhotoStatus(trx, creatorId)) === 'rejected')
    return refuse('photos-rejected', {
      data: { photoVerificationStatus: 'photo_verification_rejected' },
    });
  const { voice } = application;
  const samples = await listSamples({ db: trx }, creatorId);
  if (voice.voiceKind === 'samples' && !hasEveryEmotion(samples)) return refuse('voices-missing');
  await storeProfile(context, trx, creatorId, profileOf(application));
  await storePictureRules(context, trx, creatorId, application['photo-preferences']);
  await settleVoice(context, trx, { creatorId, kind: voice.voiceKind });
  const agrees = voice.voiceKind === 'samples' && voice.agreesToCloning;
  await consentToClonedVoice(context, trx, { creatorId, agrees });
  await markSubmitted(context, trx, creatorId);
  return { ok: true, creatorId };
}

/** Returns the profile that an application states. */
function profileOf({
  profile,
  bio,
  persona,
  'photo-preferences': { photoPreferences },
  tags,
  pricing,
  voice,
}: WholeApplication) {
  return {
    displayName: profile.displayName,
    gender: profile.gender,
    birthDate: dateText(profile),
    nicknames: listedWords(profile.nicknames ?? ''),
    instagramUsername: textOrNull(profile.instagramUsername?.replace(/^@/, '')),
    liveOption: liveOptionOf(profile),
    bio: bio.bio,
    personality: persona.personality,
    messageTimes: persona.messageTimes,
    contentMode: persona.contentMode,
    photoPreferences,
    tags: listedWords(tags.tags).map((tag) => tag.toLowerCase()),
    fanClubPrice: centsOf(pricing.fanClubPrice),
    voicePreset: voice.voiceKind === 'template' ? (voice.voicePreset ?? null) : null,
  };
}

const textOrNull = (text: string | undefined) => (text ? text : null);

const liveOptionOf = ({ website, liveNickname }: WholeApplication['profile']) =>
  website && liveNickname ? { website, nickname: liveNickname } : null;

/** Stores which pictures a person never allows. */
async function storePictureRules(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  creatorId: string,
  { kinds, never }: WholeApplication['photo-preferences'],
): Promise<void> {
  const row = {
    never_kinds: pictureKinds.filter((kind) => !kinds.includes(kind)),
    never_with: never,
    updated_at: now(),
  };
  await trx('creator_picture_rules')
    .insert({ creator_id: creatorId, ...row })
    .onConflict('creator_id')
    .merge(row);
}
