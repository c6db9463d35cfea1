import { setAvailableForCalls } from '../characters/set-available-for-calls';
import { setIdentity } from '../creator-identities/set-identity';
import { setPhotoCheck } from '../creator-photos/set-photo-check';
import { findVoice, setVoice } from '../creator-voices/set-voice';
import { twinWanted } from '../creators/hooks-of-approval';
import { changeModel, type ModelFields } from '../creators/manage-model';
import { invitePersonIn } from '../masters/invite-person';
import type { DomainContext } from '../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { beginTwin } from '../twins/begin-twin';
import { lockState } from './decide-model';
import { refuse, type Refusal } from './refusals';

type Acted = { ok: true } | Refusal<'not-found' | 'step-stays'> | StaffActRefusal;

/** Approves the identity of a person that the provider could not approve. A live model is not touched. */
export async function approveIdentity(
  context: DomainContext,
  by: StaffActor,
  id: string,
): Promise<Acted | Refusal<'no-real-person'>> {
  return carryOut(context, by, { act: 'model.approve-kyc', id }, async (trx) => {
    const state = await lockState(trx, id);
    if (!state) return refuse('not-found');
    if (state.kind === 'simplified' || state.user_id === null) return refuse('no-real-person');
    if (state.kyc_status === 'approved') return { ok: true, change: null };
    await setIdentity(trx, id, 'approved', context.now());
    const change = { before: { kyc: state.kyc_status }, after: { kyc: 'approved' } };
    return { ok: true, change: { ...change, userId: state.user_id } };
  });
}

/** Has the photos of a model compared again. Refuses for a live one, which depends on them. */
export async function retryPhotos(
  context: DomainContext,
  by: StaffActor,
  id: string,
): Promise<Acted> {
  return carryOut(context, by, { act: 'model.retry-photos', id }, async (trx) => {
    const state = await lockState(trx, id);
    if (!state || state.kind === 'simplified') return refuse('not-found');
    if (state.live_since !== null) return refuse('step-stays');
    if (state.photo_status === 'pending') return { ok: true, change: null };
    await setPhotoCheck(trx, id, 'pending', context.now());
    return {
      ok: true,
      change: { before: { photos: state.photo_status }, after: { photos: 'pending' } },
    };
  });
}

/** The ways in which staff have a twin made again. */
const twinActs = {
  /** After a failure. */
  retry: 'model.retry-twin',
  /** All of it; the person says yes again. */
  regenerate: 'model.regenerate-twin',
  /** Only the previews, of a live twin as well. */
  previews: 'model.regenerate-previews',
} as const;

/** Has the twin of an approved model, or only its previews, made again. */
export async function wantTwin(
  context: DomainContext,
  by: StaffActor,
  id: string,
  how: keyof typeof twinActs,
): Promise<Acted | Refusal<'model-not-approved'>> {
  return carryOut(context, by, { act: twinActs[how], id }, async (trx) => {
    const state = await lockState(trx, id);
    if (!state || state.kind === 'simplified') return refuse('not-found');
    if (state.approval_status !== 'approved') return refuse('model-not-approved');
    if (how === 'retry' && state.twin_status !== 'failed') return refuse('step-stays');
    if (how === 'previews' && state.twin_status !== 'completed') return refuse('step-stays');
    if (how !== 'previews') {
      // A live model depends on its twin, which is taken down first.
      if (state.live_since !== null) return refuse('step-stays');
      if (state.twin_status === 'in_progress') return { ok: true, change: null };
      await beginTwin(trx, id, context.now());
    }
    const part = how === 'previews' ? ('previews' as const) : ('twin' as const);
    await context.hooks.run(twinWanted, trx, { creatorId: id, part });
    return { ok: true, change: { before: { twin: state.twin_status }, after: { twin: how } } };
  });
}

/** Switches the voice of a model on or off; off, its twin cannot be called. A repeat changes nothing. */
export async function switchVoice(
  context: DomainContext,
  by: StaffActor,
  id: string,
  isOn: boolean,
): Promise<{ ok: true } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'voice.switch', id }, async (trx) => {
    const state = await lockState(trx, id);
    const voice = await findVoice(trx, id);
    if (!state || !voice) return refuse('not-found');
    if (voice.is_on === isOn) return { ok: true, change: null };
    await setVoice(trx, id, { is_on: isOn }, context.now());
    if (state.character_id !== null) await setAvailableForCalls(trx, state.character_id, isOn);
    return { ok: true, change: { before: { isOn: voice.is_on }, after: { isOn } } };
  });
}

/** Accepts or declines the recordings of a voice. Refuses to decline that of a live model. */
export async function decideVoice(
  context: DomainContext,
  by: StaffActor,
  id: string,
  status: 'approved' | 'rejected',
): Promise<Acted> {
  const act = status === 'approved' ? 'voice.approve' : 'voice.decline';
  return carryOut(context, by, { act, id }, async (trx) => {
    const state = await lockState(trx, id);
    const voice = await findVoice(trx, id);
    if (!state || !voice || state.kind === 'simplified') return refuse('not-found');
    if (voice.status === status) return { ok: true, change: null };
    if (status === 'rejected' && state.live_since !== null) return refuse('step-stays');
    await setVoice(trx, id, { status }, context.now());
    return { ok: true, change: { before: { voice: voice.status }, after: { voice: status } } };
  });
}

/** Changes what is filled in about a model. Its log names the fields. */
export async function changeModelByStaff(
  context: DomainContext,
  by: StaffActor,
  id: string,
  fields: ModelFields,
): Promise<{ ok: true } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'model.change', id }, async (trx) => {
    const state = await lockState(trx, id);
    if (!state) return refuse('not-found');
    const names = Object.keys(fields);
    if (names.length === 0) return { ok: true, change: null };
    await changeModel(trx, context.seal, id, fields, context.now());
    return { ok: true, change: { after: { fields: names.join(', ') } } };
  });
}

/** Mails the people of all models of a manager whose identity is not approved; returns how many. */
export async function sendModelsToKyc(
  context: DomainContext,
  by: StaffActor,
  masterId: string,
): Promise<{ ok: true; sent: number } | Refusal<'not-found'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'model.send-to-kyc', id: masterId }, async (trx) => {
    const waiting = await trx('model_states')
      .where({ manager_id: masterId, kind: 'verified' })
      .whereIn('kyc_status', ['not_started', 'rejected'])
      .orderBy('id')
      .limit(mostMailed)
      .pluck('id');
    const master = await trx('accounts')
      .where({ id: masterId, account_type: 'MasterCreatorUser' })
      .first('id');
    if (!master) return refuse('not-found');
    let sent = 0;
    for (const creatorId of waiting) {
      const mailed = await invitePersonIn(context, trx, { masterId, creatorId, purpose: 'kyc' });
      if (mailed.ok) sent += 1;
    }
    return { ok: true, sent, change: { after: { sent }, userId: masterId } };
  });
}

/** The number of people who are mailed at once. */
const mostMailed = 200;
