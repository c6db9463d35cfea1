import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import * as z from 'zod';
import { attributeCatalogue } from '~/domain/characters/attribute-catalogue';
import { contentModes, messageTimes } from '~/domain/creators/twin-choices';
import { findCreatorOf } from '~/domain/creators/find-creator';
import { listSamples, type VoiceSample } from '~/domain/creator-voices/list-samples';
import { limitsOf, type ApplicationLimits } from '~/domain/creator-onboarding/limits';
import { neverTogether, pictureKinds } from '~/domain/creator-onboarding/picture-rules';
import {
  releaseSchema,
  stepSchemasWithin,
  type ApplicationAnswers,
} from '~/domain/creator-onboarding/step-schemas';
import {
  submitApplication,
  type WholeApplication,
} from '~/domain/creator-onboarding/submit-application';
import {
  voiceSchema,
  voiceWithin,
  type VoiceAnswer,
} from '~/domain/creator-onboarding/voice-answer';
import { listVoicePresets } from '~/domain/settings/list-voice-presets';
import { productSettings } from '~/domain/settings/settings';
import type { Person } from '~/domain/shared/person';
import { defineWizard, type FieldLook } from '../../wizards/define-wizard.server';
import { approvalHref, photosFailedHref, stepHref } from '../onboarding-hrefs';

/** The facts on which the steps depend besides the answers. */
export interface ApplicationFacts {
  limits: ApplicationLimits;
  now: () => Date;
  samples: readonly VoiceSample[];
  presets: readonly { id: string; name: string }[];
}

/** Returns the facts on which the steps depend besides the answers. */
export async function readApplicationFacts(
  { domain }: Pick<AppLoadContext, 'domain'>,
  person: Person,
): Promise<ApplicationFacts> {
  const [settings, presets, creator] = await Promise.all([
    domain.settings(productSettings),
    listVoicePresets(domain),
    findCreatorOf(domain, person.id),
  ]);
  return {
    limits: limitsOf(settings),
    now: domain.now,
    samples: creator ? await listSamples(domain, creator.id) : [],
    presets: presets.map(({ id, name }) => ({ id, name })),
  };
}

/** The schemas within the limits of the defaults, for what needs no settings. */
const usual = stepSchemasWithin(limitsOf(productSettings.parse({})), () => new Date());

const within =
  <Step extends keyof typeof usual>(step: Step) =>
  ({ limits, now }: ApplicationFacts) =>
    stepSchemasWithin(limits, now)[step];

const label = (field: string) => (t: TFunction) => t(`onboarding:field.${field}`);
const own = (field: string): FieldLook => ({ as: 'own', label: label(field) });
const text = (field: string, maxLength: number): FieldLook => ({
  as: 'text',
  label: label(field),
  maxLength,
});
const choice = (
  field: string,
  as: 'radios' | 'checkboxes',
  option: (t: TFunction, value: string) => string = (t, value) =>
    t(`onboarding:option.${field}.${value}`),
): FieldLook => ({ as, label: label(field), option });

const named = (step: string) => ({
  title: (t: TFunction) => t(`onboarding:step.${step}.title`),
  text: (t: TFunction) => t(`onboarding:step.${step}.text`),
});

/** The application of a person who wants to become a verified model, in nine steps. */
export const creatorApplication = defineWizard({
  kind: 'creator-application',
  href: stepHref,
  progress: (t, { at, of }) => t('onboarding:place', { at, of }),
  facts: readApplicationFacts,
  steps: {
    profile: {
      title: named('profile').title,
      schema: usual.profile,
      limits: within('profile'),
      options: () => ({ gender: ['female', 'male', 'trans'] }),
      fields: {
        gender: choice('gender', 'radios'),
        displayName: own('displayName'),
        day: own('day'),
        month: own('month'),
        year: own('year'),
        nicknames: own('nicknames'),
        instagramUsername: text('instagramUsername', 31),
        website: text('website', 253),
        liveNickname: text('liveNickname', 100),
      },
    },
    bio: {
      ...named('bio'),
      schema: usual.bio,
      limits: within('bio'),
      fields: { bio: own('bio') },
    },
    persona: {
      ...named('persona'),
      schema: usual.persona,
      limits: within('persona'),
      options: () => ({
        personality: attributeCatalogue.Personality,
        messageTimes,
        contentMode: contentModes,
      }),
      fields: {
        personality: choice('personality', 'checkboxes', (t, value) =>
          t(`attributes:Personality.${value}`),
        ),
        messageTimes: choice('messageTimes', 'checkboxes'),
        contentMode: choice('contentMode', 'radios'),
      },
    },
    application: { ...named('application'), schema: z.object({}), fields: {} },
    'photo-preferences': {
      ...named('photo-preferences'),
      schema: usual['photo-preferences'],
      limits: within('photo-preferences'),
      options: (_answers, { limits }) => ({
        photoPreferences: limits.photoLevels,
        kinds: pictureKinds,
        never: neverTogether,
      }),
      fields: {
        photoPreferences: choice('photoPreferences', 'checkboxes'),
        kinds: choice('kinds', 'checkboxes'),
        never: choice('never', 'checkboxes'),
      },
    },
    voice: {
      ...named('voice'),
      schema: voiceSchema,
      limits: ({ samples, presets }: ApplicationFacts) =>
        voiceWithin({ samples, presets: presets.map(({ id }) => id) }),
      options: () => ({ voiceKind: ['samples', 'template'] }),
      fields: {
        voiceKind: choice('voiceKind', 'radios'),
        voicePreset: own('voicePreset'),
        agreesToCloning: own('agreesToCloning'),
      },
    },
    tags: {
      ...named('tags'),
      schema: usual.tags,
      limits: within('tags'),
      fields: { tags: own('tags') },
    },
    pricing: {
      title: named('pricing').title,
      schema: usual.pricing,
      limits: within('pricing'),
      fields: { fanClubPrice: own('fanClubPrice') },
    },
    'release-form': {
      title: named('release-form').title,
      schema: releaseSchema,
      fields: { fullName: own('fullName'), agrees: own('agrees') },
    },
  },
  async submit(context, trx, { person, answers }) {
    const application = wholeOf(answers);
    if (!application) return { ok: false, href: stepHref('profile') };
    const submitted = await submitApplication(context, trx, person.id, application);
    if (submitted.ok) return { ok: true, outcome: { creatorId: submitted.creatorId } };
    return {
      ok: false,
      href: submitted.reason === 'photos-rejected' ? photosFailedHref : stepHref('voice'),
    };
  },
  done: () => approvalHref,
});

/** Returns the answers if every step has some. */
function wholeOf(answers: ApplicationAnswers & { voice?: VoiceAnswer }): WholeApplication | null {
  const { profile, bio, persona, 'photo-preferences': preferences, tags, pricing, voice } = answers;
  if (!profile || !bio || !persona || !preferences || !tags || !pricing || !voice) return null;
  return { profile, bio, persona, 'photo-preferences': preferences, tags, pricing, voice };
}
