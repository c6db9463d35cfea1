import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { productSettings } from '~/domain/settings/settings';
import { addModelIn } from '~/domain/masters/add-model';
import { newModelSchema } from '~/domain/masters/schema';
import { defineWizard } from '../../wizards/define-wizard.server';
import { masterHref, newModelHref } from '../master-hrefs';
import {
  changesOf,
  modelChoices,
  modelFields,
  modelStepSchemas,
  type ModelStepName,
} from './model-steps.server';

interface ModelFacts {
  voices: readonly string[];
  refusals: AppLoadContext['refusals'];
}

const named = (step: ModelStepName) => ({
  title: (t: TFunction) => t(`masters:step.${step}.title`),
  text: (t: TFunction) => t(`masters:step.${step}.text`),
});

const {
  displayName,
  email,
  gender,
  countryOfResidence,
  currentLocation,
  nickname,
  bio,
  personality,
  tags,
  nicknames,
  instagramUsername,
} = modelFields;

/** The six steps of a manager’s new model. Its person confirms what is filled in. */
export const newModel = defineWizard({
  kind: 'master-model',
  href: newModelHref,
  facts: async ({ domain, refusals }): Promise<ModelFacts> => {
    const { voice_presets: presets } = await domain.settings(productSettings);
    return { voices: presets.map(({ id }) => id), refusals };
  },
  steps: {
    'main-info': {
      ...named('main-info'),
      schema: modelStepSchemas['main-info'],
      options: () => ({ gender: modelChoices.gender }),
      fields: { displayName, email, gender, countryOfResidence, currentLocation, nickname },
    },
    personality: {
      ...named('personality'),
      schema: modelStepSchemas.personality,
      options: () => ({ personality: modelChoices.personality }),
      fields: { bio, personality, tags, nicknames, instagramUsername },
    },
    voice: {
      ...named('voice'),
      isOptional: true,
      schema: modelStepSchemas.voice,
      options: (_, { voices }: ModelFacts) => ({ voicePreset: voices }),
      fields: { voicePreset: modelFields.voicePreset },
    },
    documents: {
      ...named('documents'),
      schema: modelStepSchemas.documents,
      options: () => ({ verificationMethod: modelChoices.verificationMethod }),
      fields: {
        verificationMethod: modelFields.verificationMethod,
        hasAgreed: modelFields.hasAgreed,
      },
    },
    photos: {
      ...named('photos'),
      schema: modelStepSchemas.photos,
      options: () => ({ photoPreferences: modelChoices.photoPreferences }),
      fields: { photoPreferences: modelFields.photoPreferences },
    },
    pricing: {
      ...named('pricing'),
      schema: modelStepSchemas.pricing,
      fields: {
        fanClubPrice: modelFields.fanClubPrice,
        managerPercent: modelFields.managerPercent,
      },
    },
  },
  async submit(context, trx, { person, answers, facts }) {
    const main = answers['main-info'];
    if (!main) return { ok: false, href: newModelHref('main-info') };
    const { pricingConfig, ...filled } = changesOf({
      ...main,
      ...answers.personality,
      ...answers.voice,
      ...answers.pricing,
    });
    const model = newModelSchema.omit({ pricingConfig: true }).parse(filled);
    const added = await addModelIn(context, trx, person.id, {
      ...model,
      pricingConfig: pricingConfig ?? { fanClubPrice: 0 },
    });
    if (!added.ok) return { ok: false, error: facts.refusals.formErrorOf(added.reason) };
    return { ok: true, outcome: { id: added.id } };
  },
  done: () => masterHref,
});
