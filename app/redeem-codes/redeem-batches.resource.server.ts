import * as z from 'zod';
import {
  findBatch,
  listCodes,
  redeemBatches,
  stateOf,
  type Batch,
} from '~/domain/redeem-codes/list-batches';
import { addBatch, issueCodes, setBatchEnabled } from '~/domain/redeem-codes/manage-batches';
import { batchForms, giftKinds, mostOf } from '~/domain/redeem-codes/schema';
import { idSchema } from '~/domain/shared/ids';
import { wordsSchema } from '~/domain/shared/words/words-schema';
import { numberField } from '../staff/resources/act-schema.server';
import { offer, type OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { staffOnly } from '../staff/presenters/staff-only';
import { stamp, stampSchema } from '../staff/presenters/stamp';

const rowSchema = z.object({
  id: idSchema,
  kind: z.enum(giftKinds),
  amount: z.number().int(),
  form: z.enum(batchForms),
  used: z.number().int(),
  left: z.number().int(),
  state: z.enum(['new', 'on', 'off', 'ended']),
  startsAt: stampSchema.nullable(),
  endsAt: stampSchema.nullable(),
  note: staffOnly(z.string()),
  createdAt: stampSchema,
});
type Row = z.output<typeof rowSchema>;

function present(batch: Batch, now: Date): Row {
  const { id, kind, amount, form, quantity, uses, note } = batch;
  return {
    id,
    kind,
    amount,
    form,
    used: uses,
    left: quantity - uses,
    state: stateOf(batch, now),
    startsAt: batch.starts_at && stamp(batch.starts_at),
    endsAt: batch.ends_at && stamp(batch.ends_at),
    note,
    createdAt: stamp(batch.created_at),
  };
}

const giftOf = ({ kind, amount }: Pick<Row, 'kind' | 'amount'>, words: Words): string =>
  words(`redeem-codes.gift.${kind}`, { count: amount });

const tones = { new: 'info', on: 'ok', off: 'quiet', ended: 'quiet' } as const;
const stateCell = ({ state }: Pick<Row, 'state'>, words: Words): CellShown => ({
  text: words(`redeem-codes.state.${state}`),
  tone: tones[state],
});

/** The codes and the uses that the page of a batch shows. */
const most = { codes: 100, uses: 200 };

const yesNo = z.enum(['yes', 'no']);
const dayMs = 24 * 3_600_000;

const batchInput = z
  .object({
    kind: z.enum(giftKinds),
    amount: numberField(z.number().int().min(1).max(mostOf.tokens)),
    form: z.enum(batchForms),
    quantity: numberField(z.number().int().min(1).max(mostOf.shared)),
    startsOn: z.iso.date('please enter valid').optional(),
    endsOn: z.iso.date('please enter valid').optional(),
    oncePerPerson: yesNo,
    forNewAccounts: z.enum(['no', 'yes']),
    note: wordsSchema().max(200).default(''),
  })
  .refine(({ kind, amount }) => amount <= mostOf[kind], {
    path: ['amount'],
    error: 'please enter valid',
  })
  .refine(({ form, quantity }) => quantity <= mostOf[form], {
    path: ['quantity'],
    error: 'please enter valid',
  });

const setEnabled = (isEnabled: boolean): OfferedAct => ({
  act: isEnabled ? 'redeem-batch.enable' : 'redeem-batch.disable',
  inverse: isEnabled ? 'disable' : 'enable',
  run: ({ context, by }, id) => setBatchEnabled(context.domain, by, id, isEnabled),
});

/** The batches of redeem codes. */
export const redeemCodeBatches = defineResource({
  name: 'redeem-codes',
  kind: 'redeem-batch',
  permission: 'redeem-codes.read',
  nav: { group: 'growth', icon: 'gift' },
  list: redeemBatches,
  search: 'lastFour',
  views: { on: { query: 'state=on' } },
  row: { schema: rowSchema, present },
  idOf: ({ id }) => id,
  columns: {
    gift: { cell: (row, words) => giftOf(row, words) },
    form: { cell: ({ form }, words) => words(`redeem-codes.form.${form}`), priority: 3 },
    used: { cell: ({ used }) => used.toLocaleString('en-GB') },
    left: { cell: ({ left }) => left.toLocaleString('en-GB') },
    state: { cell: stateCell },
    endsAt: { cell: ({ endsAt }) => endsAt, priority: 2 },
    note: { cell: ({ note }) => note || null, priority: 3 },
    createdAt: { cell: ({ createdAt }) => createdAt, sort: 'createdAt', priority: 2 },
  },
  detail: {
    async read({ context: { domain }, words }, id) {
      const batch = await findBatch(domain, id);
      if (!batch) return null;
      const row = present(batch, domain.now());
      const codes = await listCodes(domain, id, most);
      const fact = (name: string, value: CellShown | string | null) => ({
        label: words(`redeem-codes.columns.${name}`),
        value,
      });
      const answer = (is: boolean) => words(`redeem-codes.oncePerPerson.${is ? 'yes' : 'no'}`);
      return {
        title: giftOf(row, words),
        states: [stateCell(row, words)],
        facts: [
          fact('form', words(`redeem-codes.form.${row.form}`)),
          fact('used', row.used.toLocaleString('en-GB')),
          fact('left', row.left.toLocaleString('en-GB')),
          fact('startsAt', row.startsAt),
          fact('endsAt', row.endsAt),
          fact('oncePerPerson', answer(batch.once_per_person)),
          fact('forNewAccounts', answer(batch.for_new_accounts)),
          fact('note', row.note || null),
          fact('createdAt', row.createdAt),
        ],
        sections: codes.length === 0 ? [] : [codesSection(codes, words)],
        offers: [batch.disabled_at ? 'enable' : 'disable'],
        isSealed: batch.issued_at === null,
      };
    },
    opens: 'redeem-batch.issue',
    async open({ context, by, words }, id) {
      const issued = await issueCodes(context.domain, by, id);
      if (!issued.ok) return issued;
      const file = { name: `codes-${id}.csv`, type: 'text/csv', text: issued.csv };
      const section = { title: words('redeem-codes.issued'), code: issued.csv.trim(), file };
      return { ok: true, sections: [section] };
    },
  },
  acts: { disable: setEnabled(false), enable: setEnabled(true) },
  create: offer({
    act: 'redeem-batch.add',
    input: batchInput,
    async run({ context, by }, id, { startsOn, endsOn, oncePerPerson, forNewAccounts, ...fields }) {
      return addBatch(context.domain, by, {
        id,
        ...fields,
        startsAt: startsOn === undefined ? null : new Date(startsOn),
        endsAt: endsOn === undefined ? null : new Date(new Date(endsOn).getTime() + dayMs),
        oncePerPerson: oncePerPerson === 'yes',
        forNewAccounts: forNewAccounts === 'yes',
      });
    },
  }),
});

function codesSection(codes: Awaited<ReturnType<typeof listCodes>>, words: Words) {
  return {
    title: words('redeem-codes.codes'),
    lines: codes.map(({ lastFour, uses, mostUses, usedBy }) => ({
      text: words('redeem-codes.code', { lastFour, uses, mostUses }),
      about: usedBy
        .map(({ userId, at }) => words('redeem-codes.use', { userId, at: stamp(at) }))
        .join('\n'),
    })),
  };
}
