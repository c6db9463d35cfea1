import { redirect, type AppLoadContext } from '@remix-run/node';
import { findCreatorOf } from '~/domain/creators/find-creator';
import { clubSpend } from '~/domain/fanclubs/club-spend';
import { productSettings } from '~/domain/settings/settings';
import { listPresetSamples } from '~/domain/voices/list-preset-samples';
import { walletSettings } from '~/domain/wallet/settings';
import type { Person } from '~/domain/shared/person';
import { decideStep } from '~/domain/wizards/decide-step';
import { findDraft } from '~/domain/wizards/find-draft';
import type { UserViewer } from '~/domain/viewers/viewer';
import { readStep } from '../../wizards/read-step.server';
import { approvalHref, stepHref } from '../onboarding-hrefs';
import { creatorApplication, readApplicationFacts } from './application.server';

/** Returns the data of a step's page. An application that was sent in leads to the page of its approval. */
export async function readApplicationStep(
  context: AppLoadContext,
  viewer: UserViewer,
  step: string,
) {
  await refuseSubmitted(context, viewer.userId);
  const { person } = viewer;
  const view = await readStep(creatorApplication, context, person, step);
  const [{ limits, samples, presets }, draft] = await Promise.all([
    readApplicationFacts(context, person),
    findDraft(context.domain, person, creatorApplication.kind),
  ]);
  const { voice_sample_max_seconds } = await context.domain.settings(productSettings);
  const typedName = draft.held['profile']?.values['displayName'];
  return {
    page: { title: view.title },
    view,
    limits,
    now: context.domain.now().toISOString(),
    isKept: draft.version > 0,
    email: viewer.email,
    displayName: typeof typedName === 'string' ? typedName : '',
    birthDate: birthDateOf(draft.held['profile']?.values),
    share: step === 'pricing' ? await readShare(context) : null,
    voices:
      step === 'voice'
        ? {
            ...(await presentVoices(context, { samples, presets })),
            action: view.href,
            mostSeconds: voice_sample_max_seconds,
          }
        : null,
  };
}

export type ApplicationStep = Awaited<ReturnType<typeof readApplicationStep>>;

/** Redirects a person whose application was sent in already. */
export async function refuseSubmitted(
  { domain }: Pick<AppLoadContext, 'domain'>,
  userId: string,
): Promise<void> {
  const creator = await findCreatorOf(domain, userId);
  if (creator?.submittedAt) throw redirect(approvalHref);
}

/** Returns the address at which a person's draft stopped; null if there is no draft. */
export async function findDraftHref(
  context: AppLoadContext,
  person: Person,
): Promise<string | null> {
  const { domain } = context;
  const draft = await findDraft(domain, person, creatorApplication.kind);
  if (draft.version === 0) return null;
  const facts = await readApplicationFacts(context, person);
  return stepHref(decideStep(creatorApplication, draft.held, facts, null).show);
}

/** Returns the creators' share of what fans pay, in per cent, and the worth of a token. */
export async function readShare({ domain }: Pick<AppLoadContext, 'domain'>) {
  const settings = await domain.settings(walletSettings);
  const { creator_share_percent: usual, creator_share_percent_by_reason: ofReasons } = settings;
  return { usual, ofClub: ofReasons[clubSpend] ?? usual, tokenMinor: settings.token_value_minor };
}

/** Returns a date of birth from the first step; null until it is filled in. */
function birthDateOf(profile: Readonly<Record<string, unknown>> | undefined) {
  const [day, month, year] = [profile?.['day'], profile?.['month'], profile?.['year']].map(Number);
  return day && month && year ? { day, month, year } : null;
}

type Voices = Pick<Awaited<ReturnType<typeof readApplicationFacts>>, 'samples' | 'presets'>;

/** Returns the person's samples and the voices of the house, with addresses to play them. */
async function presentVoices(
  { domain, mediaAddress, postMedia }: AppLoadContext,
  { samples, presets }: Voices,
) {
  const ofHouse = await listPresetSamples(domain);
  return {
    samples: samples.map(({ emotion, storageKey, milliseconds, peaks, isRecorded }) => ({
      emotion,
      src: postMedia.forViewer(storageKey),
      seconds: Math.round(milliseconds / 1000),
      peaks: [...peaks],
      isRecorded,
    })),
    presets: presets.map(({ id, name }) => {
      const sample = ofHouse.find(({ preset }) => preset === id);
      return {
        id,
        name,
        sample: sample && { src: mediaAddress(sample.storageKey), seconds: sample.seconds },
      };
    }),
  };
}
