import { decideVoice, switchVoice } from '~/domain/creator-reviews/act-on-model';
import {
  acceptVoices,
  declineVoices,
  switchVoicesOff,
  switchVoicesOn,
} from '~/domain/creator-reviews/bulk-acts';
import { findModelForStaff, voicesForStaff } from '~/domain/creator-reviews/list-models';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown, Tone } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import {
  modelForStaffSchema,
  presentModelForStaff,
  type StaffModel,
} from './presenters/models-for-staff';

const tones: Record<StaffModel['voiceStatus'], Tone> = {
  pending: 'gold',
  approved: 'ok',
  rejected: 'danger',
};
const stateCell = ({ voiceStatus }: StaffModel, words: Words): CellShown => ({
  text: words(`voices.voiceStatus.${voiceStatus}`),
  tone: tones[voiceStatus],
});
const kindText = ({ voiceKind }: StaffModel, words: Words) =>
  words(`voices.voiceKind.${voiceKind}`);
const onText = ({ isVoiceOn }: StaffModel, words: Words) => words(`voices.isOn.${isVoiceOn}`);

/** The voices of models. */
export const voices = defineResource({
  name: 'voices',
  kind: 'voice',
  permission: 'creators.read',
  nav: { group: 'people', icon: 'mic-vocal', isSecondary: true },
  list: voicesForStaff,
  search: 'displayName',
  views: {
    waiting: { query: 'voiceStatus=pending&voiceKind=samples' },
    off: { query: 'isOn=false' },
  },
  waits: 'voiceStatus=pending&voiceKind=samples',
  row: { schema: modelForStaffSchema, present: presentModelForStaff },
  idOf: ({ id }) => id,
  columns: {
    model: { cell: (row) => ({ text: row.displayName, about: row.email ?? '' }), sort: 'name' },
    state: { cell: stateCell },
    kind: { cell: kindText, priority: 2 },
    on: { cell: onText, priority: 2 },
    joined: { cell: ({ createdAt }) => createdAt, sort: 'joined', priority: 3 },
  },
  detail: {
    async read({ context, words }, id) {
      const found = await findModelForStaff(context.domain, id);
      if (!found || found.kind === 'simplified') return null;
      const row = presentModelForStaff(found);
      return {
        title: row.displayName,
        about: row.email ?? '',
        states: [stateCell(row, words)],
        facts: [
          { label: words('voices.columns.kind'), value: kindText(row, words) },
          { label: words('voices.columns.on'), value: onText(row, words) },
        ],
        links: [{ to: `/admin/verified-models/${row.id}`, label: words('voices.of-model') }],
        offers: [
          ...(row.voiceStatus === 'approved' ? [] : ['accept']),
          ...(row.voiceStatus === 'rejected' || row.isLive ? [] : ['decline']),
          row.isVoiceOn ? 'off' : 'on',
        ],
      };
    },
  },
  acts: {
    accept: {
      act: 'voice.approve',
      bulk: acceptVoices,
      run: ({ context, by }, id) => decideVoice(context.domain, by, id, 'approved'),
    },
    decline: {
      act: 'voice.decline',
      reason: 'required',
      isGrave: true,
      bulk: declineVoices,
      run: ({ context, by }, id) => decideVoice(context.domain, by, id, 'rejected'),
    },
    on: {
      act: 'voice.switch',
      inverse: 'off',
      bulk: switchVoicesOn,
      run: ({ context, by }, id) => switchVoice(context.domain, by, id, true),
    },
    off: {
      act: 'voice.switch',
      inverse: 'on',
      bulk: switchVoicesOff,
      run: ({ context, by }, id) => switchVoice(context.domain, by, id, false),
    },
  },
});
