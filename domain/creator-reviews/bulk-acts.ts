import { defineBulkAct } from '../staff/bulk/define-bulk-act';
import { decideVoice, retryPhotos, switchVoice } from './act-on-model';
import { modelsForStaff, voicesForStaff } from './list-models';

/** Accepts the recordings of voices. */
export const acceptVoices = defineBulkAct({
  name: 'voices.accept',
  act: 'voice.approve',
  list: voicesForStaff,
  fitting: { voiceStatus: 'pending' },
  run: (context, by, id) => decideVoice(context, by, id, 'approved'),
});

/** Declines the recordings of voices. */
export const declineVoices = defineBulkAct({
  name: 'voices.decline',
  act: 'voice.decline',
  list: voicesForStaff,
  fitting: { voiceStatus: 'pending' },
  run: (context, by, id) => decideVoice(context, by, id, 'rejected'),
});

/** Switches voices on. */
export const switchVoicesOn = defineBulkAct({
  name: 'voices.on',
  act: 'voice.switch',
  inverse: 'voices.off',
  list: voicesForStaff,
  fitting: { isOn: 'false' },
  run: (context, by, id) => switchVoice(context, by, id, true),
});

/** Switches voices off. */
export const switchVoicesOff = defineBulkAct({
  name: 'voices.off',
  act: 'voice.switch',
  inverse: 'voices.on',
  list: voicesForStaff,
  fitting: { isOn: 'true' },
  run: (context, by, id) => switchVoice(context, by, id, false),
});

/** Has the photos of models compared again. */
export const retryPhotosOfSeveral = defineBulkAct({
  name: 'verified-models.retry-photos',
  act: 'model.retry-photos',
  list: modelsForStaff,
  fitting: { kind: 'verified', photoVerificationStatus: 'rejected' },
  run: (context, by, id) => retryPhotos(context, by, id),
});

/** The acts of staff on several models or voices. */
export const creatorReviewsBulkActs = [
  acceptVoices,
  declineVoices,
  switchVoicesOn,
  switchVoicesOff,
  retryPhotosOfSeveral,
];
