import type * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { productSettings } from '../settings/settings';
import { listVoicePresets } from '../settings/list-voice-presets';
import { beginApplication } from '../creators/begin-application';
import { listSamples } from '../creator-voices/list-samples';
import { transact } from '../shared/transactions/transact';
import { parseDay } from './age-at';
import { limitsOf } from './limits';
import { refuse, type Refusal } from './refusals';
import { stepSchemasWithin } from './step-schemas';
import { submitApplication } from './submit-application';
import { pictureKinds } from './picture-rules';
import { voiceWithin } from './voice-answer';

/** An application as one call sends it. */
export interface SentApplication {
  displayName: string;
  /** As YYYY-MM-DD. */
  birthDate: string;
  bio: string;
  personality: readonly string[];
  photoPreferences: readonly string[];
  tags: readonly string[];
  nicknames: readonly string[];
  instagramUsername?: string | undefined;
  voicePreset?: string | undefined;
  liveOption?: { website: string; nickname: string } | undefined;
  /** US dollars a month. */
  fanClubPrice: number;
}

type Applied =
  | { ok: true; creatorId: string }
  | Refusal<'application-not-valid' | 'photos-rejected' | 'voices-missing'>;

/** Sends in an application by one call, with the same rules as the steps of the wizard. */
export async function applyAtOnce(
  context: DomainContext,
  userId: string,
  sent: SentApplication,
): Promise<Applied> {
  const { id } = await beginApplication(context, userId);
  const [settings, presets, samples] = await Promise.all([
    context.settings(productSettings),
    listVoicePresets(context),
    listSamples(context, id),
  ]);
  const limits = limitsOf(settings);
  const schemas = stepSchemasWithin(limits, context.now);
  const faults: z.core.$ZodIssue[] = [];
  const read = <Schema extends z.ZodObject>(schema: Schema, values: object): z.output<Schema> => {
    const result = schema.safeParse(values);
    if (!result.success) faults.push(...result.error.issues);
    return result.data as z.output<Schema>;
  };
  const birth = parseDay(sent.birthDate);
  if (!birth) return notValid('birthDate', 'there is no such day');
  const voice = read(voiceWithin({ samples, presets: presets.map((preset) => preset.id) }), {
    voiceKind: sent.voicePreset ? 'template' : 'samples',
    voicePreset: sent.voicePreset,
  });
  const application = {
    profile: read(schemas.profile, {
      gender: limits.genders[0],
      displayName: sent.displayName,
      ...birth,
      nicknames: sent.nicknames.join(','),
      instagramUsername: sent.instagramUsername,
      website: sent.liveOption?.website,
      liveNickname: sent.liveOption?.nickname,
    }),
    bio: read(schemas.bio, { bio: sent.bio }),
    persona: read(schemas.persona, {
      personality: sent.personality,
      messageTimes: [],
      contentMode: 'ai_generated',
    }),
    'photo-preferences': read(schemas['photo-preferences'], {
      photoPreferences: sent.photoPreferences,
      kinds: pictureKinds,
      never: [],
    }),
    tags: read(schemas.tags, { tags: sent.tags.join(',') }),
    pricing: read(schemas.pricing, { fanClubPrice: sent.fanClubPrice }),
    voice,
  };
  const [fault] = faults;
  if (fault) return notValid(nameInCall(String(fault.path[0] ?? '')), fault.message);
  return transact(context, (trx) => submitApplication(context, trx, userId, application));
}

const notValid = (field: string, error: string) =>
  refuse('application-not-valid', { data: { field, error } });

const namesInCall: Readonly<Record<string, string>> = {
  day: 'birthDate',
  month: 'birthDate',
  year: 'birthDate',
  website: 'liveOption[website]',
  liveNickname: 'liveOption[nickname]',
  fanClubPrice: 'pricingConfig[fanClubPrice]',
  voiceKind: 'voice_{emotion}',
};
/** Returns the name of a field in the call. */
const nameInCall = (field: string): string => namesInCall[field] ?? field;
