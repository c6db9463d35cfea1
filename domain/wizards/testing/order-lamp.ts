import * as z from 'zod';
import type { Held, Steps } from '../decide-step';
import type { StepAnswers } from '../wizard';

/** The available options. */
export interface Shades {
  shades: readonly string[];
}

const kind = z.object({ kind: z.enum(['lamp', 'candle']) });

/** A wizard with each kind of step: unconditional, conditional, optional, with options. */
export const orderLamp: Steps<Shades> = {
  steps: {
    kind: { schema: kind },
    shade: {
      schema: z.object({ shades: z.array(z.string()).min(1).max(2) }),
      when: ({ kind: chosen }) => chosen?.['kind'] === 'lamp',
      options: (_answers, { shades }) => ({ shades }),
    },
    size: {
      schema: z.object({ size: z.string() }),
      options: ({ kind: chosen }) => ({
        size: chosen?.['kind'] === 'lamp' ? ['small', 'large'] : ['small', 'tall'],
      }),
    },
    note: { isOptional: true, schema: z.object({ note: z.string().max(20).optional() }) },
    summary: { isOptional: true, schema: z.object({}) },
  },
};

export const allShades: Shades = { shades: ['red', 'green', 'blue'] };

/** Returns the content of a draft whose steps were saved in order. */
export const heldOf = (answers: Readonly<Record<string, StepAnswers>>): Held =>
  Object.fromEntries(
    Object.entries(answers).map(([name, values], index) => [name, { at: index + 1, values }]),
  );
