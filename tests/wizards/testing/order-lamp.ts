import * as z from 'zod';
import { defineWizard } from '~/app/wizards/define-wizard.server';
import { newId } from '~/domain/shared/ids';

const size = z.object({
  watts: z.number().int().min(1),
  isTall: z.boolean().default(false),
});

/**
 * A wizard with every kind of step and field; it creates a row of `lamps`, a table that its test creates.
 */
export const orderLamp = defineWizard({
  kind: 'order-lamp',
  href: (step) => `/order-lamp/${step}`,
  facts: () => Promise.resolve({ shades: ['red', 'green', 'blue'], mostWatts: 100 }),
  steps: {
    kind: {
      title: () => 'What is it to be?',
      schema: z.object({ kind: z.enum(['lamp', 'candle']) }),
      options: () => ({ kind: ['lamp', 'candle'] }),
      fields: { kind: { as: 'radios', label: () => 'Kind', option: (_t, kind) => `A ${kind}` } },
    },
    shades: {
      title: () => 'Which shades?',
      schema: z.object({ shades: z.array(z.string()).min(1).max(2) }),
      when: ({ kind }) => kind?.kind === 'lamp',
      options: (_answers, { shades }) => ({ shades }),
      fields: { shades: { as: 'checkboxes', label: () => 'Shades', option: (_t, one) => one } },
    },
    size: {
      title: () => 'How large?',
      schema: size,
      limits: ({ mostWatts }) => size.extend({ watts: size.shape.watts.max(mostWatts) }),
      fields: {
        watts: { as: 'number', label: () => 'Watts' },
        isTall: { as: 'checkbox', label: () => 'A tall one' },
      },
    },
    card: {
      isOptional: true,
      title: () => 'A card with it?',
      schema: z.object({ words: z.string().max(20).optional(), from: z.string().optional() }),
      fields: {
        words: { as: 'text-area', label: () => 'Words', rows: 2 },
        from: { as: 'text', label: () => 'From' },
      },
    },
    summary: { title: () => 'All of it', schema: z.object({}), fields: {} },
  },
  async submit(_context, trx, { person, answers }) {
    const id = newId();
    const { kind, shades, size: chosen } = answers;
    const watts: number = chosen?.watts ?? 0;
    const made = [id, person.id, kind?.kind ?? '', shades?.shades ?? [], watts];
    await trx.raw(
      'insert into lamps (id, owner_id, kind, shades, watts) values (?, ?, ?, ?, ?)',
      made,
    );
    return { ok: true, outcome: { id } };
  },
  done: ({ id }) => `/lamps/${String(id)}`,
  signUpHref: (stepHref) => `/sign_up?${new URLSearchParams({ redirectTo: stepHref })}`,
});
