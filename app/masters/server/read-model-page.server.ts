import type { AppLoadContext } from '@remix-run/node';
import { findListedModel } from '~/domain/masters/list-models';
import { listActs } from '~/domain/masters/log-act';
import { productSettings } from '~/domain/settings/settings';
import { translatorOf } from '../../kit/i18n/translator.server';
import { showFields } from '../../wizards/read-step.server';
import type { ModelTab } from '../master-hrefs';
import type { ModelProfile } from '../presenters/model-for-master';
import { modelChoices, modelFields, modelStepSchemas } from './model-steps.server';
import { readModel } from './read-model.server';

/** The fields of the profile. Their address and the manager's part are not changed here. */
export const profileSchema = modelStepSchemas['main-info']
  .omit({ email: true })
  .extend(modelStepSchemas.personality.shape)
  .extend({ fanClubPrice: modelStepSchemas.pricing.shape.fanClubPrice })
  .partial();
export const voiceSchema = modelStepSchemas.voice;

const { voicePreset, displayName, gender, countryOfResidence, currentLocation, nickname } =
  modelFields;
const { bio, personality, tags, nicknames, instagramUsername, fanClubPrice } = modelFields;
const profileFields = {
  displayName,
  gender,
  countryOfResidence,
  currentLocation,
  nickname,
  bio,
  personality,
  tags,
  nicknames,
  instagramUsername,
  fanClubPrice,
};

/** Returns a page of a model; null for another manager's. */
export async function readModelPage(
  context: AppLoadContext,
  masterId: string,
  id: string,
  tab: ModelTab,
) {
  const [t, model, row, acts, { voice_presets: presets }] = await Promise.all([
    translatorOf(context),
    readModel(context, masterId, id),
    findListedModel(context.domain, masterId, id),
    tab === 'acts' ? listActs(context.domain, id) : [],
    context.domain.settings(productSettings),
  ]);
  if (!model || !row) return null;
  const asked =
    tab === 'voice'
      ? { fields: { voicePreset }, schema: voiceSchema }
      : { fields: profileFields, schema: profileSchema };
  const options = { ...modelChoices, voicePreset: presets.map(({ id: preset }) => preset) };
  const step = { ...asked, title: () => model.displayName };
  const state = (value: string, done: string) => ({ state: value, isDone: value === done });
  return {
    page: { title: model.displayName },
    tab,
    isTaken: row.taken_over_at !== null,
    fields:
      tab === 'profile' || tab === 'voice'
        ? showFields(step, { facts: undefined, options }, t)
        : [],
    values: valuesOf(model),
    acts,
    model: {
      ...model,
      isReleased: row.release_status === 'signed',
      record: [
        { name: 'identity', ...state(row.kyc_status, 'approved') },
        { name: 'photos', ...state(row.photo_status, 'approved') },
        { name: 'voice', ...state(row.voice_status, 'approved') },
        { name: 'release', ...state(row.release_status, 'signed') },
        { name: 'agreement', ...state(row.agreement_status, 'signed') },
        { name: 'approval', ...state(row.approval_status, 'approved') },
      ],
    },
  };
}

export type RecordedModel = NonNullable<Awaited<ReturnType<typeof readModelPage>>>['model'];

const valuesOf = (model: ModelProfile): Record<string, string | string[]> => ({
  displayName: model.displayName,
  gender: model.gender,
  countryOfResidence: model.countryOfResidence ?? '',
  currentLocation: model.currentLocation ?? '',
  nickname: model.nickname ?? '',
  bio: model.bio,
  personality: model.personality,
  tags: model.tags.join(', '),
  nicknames: model.nicknames.join(', '),
  instagramUsername: model.instagramUsername ?? '',
  voicePreset: model.voicePreset ?? '',
  fanClubPrice: String(model.pricingConfig.fanClubPrice),
});
