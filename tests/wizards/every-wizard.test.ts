import type { AppLoadContext } from '@remix-run/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOnStep } from '~/app/wizards/act-on-step.server';
import { readStep } from '~/app/wizards/read-step.server';
import type { StepResponse, StepView } from '~/app/wizards/step-view';
import { makeUser } from '~/db/testing';
import { createRefusals } from '~/app/kit/http/describe-refusal';
import { refusals } from '~/app/refusals';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { transact } from '~/domain/shared/transactions/transact';
import { attachGuest } from '~/domain/viewers/attach-guest';
import { wizardsRetention } from '~/domain/wizards/retention';
import { wizards, type Typed, type WizardRow } from './testing/wizards';

const { database, context } = await openTestContext();
const { db } = database;
beforeAll(async () => {
  await database.owner.raw(
    `create table lamps (id uuid, owner_id uuid, kind text, shades text[], watts int);
     grant select, insert on lamps to nocturne_app`,
  );
});

/** Returns one request of a person who has consented to analytics. */
const visit = ({ kind, id }: Person) => {
  const viewer = kind === 'user' ? { kind, userId: id, actorId: id } : { kind, guestId: id };
  const visited = {
    domain: context,
    viewer,
    consent: { analytics: true },
    refusals: createRefusals(refusals),
    config: {},
  };
  // The parts of a request that a step reads.
  return { ...visited, language: { locale: 'en-GB' } } as unknown as AppLoadContext;
};

/** Returns the target of a redirect, whether returned or thrown. */
const leadsTo = async (doing: Promise<unknown>): Promise<string | null> => {
  const answer: unknown = await doing.catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : null;
};

/** Returns the actions of a person in a wizard, as their page and browser perform them. */
function before({ wizard, good }: WizardRow, person: Person) {
  const read = (step: string | null) => readStep(wizard, visit(person), person, step);
  const send = async (
    drawn: StepView,
    typed: Typed = good[drawn.step] ?? {},
    intent: 'save' | 'submit' = 'save',
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(typed)) {
      for (const one of [value].flat()) form.append(name, one);
    }
    form.set('intent', intent);
    form.set('step', drawn.step);
    form.set('draftId', drawn.draft.id);
    form.set('version', String(drawn.draft.version));
    return actOnStep(wizard, visit(person), person, form);
  };
  /** Fills in all steps before the given one. */
  const fillUpTo = async (last: string) => {
    for (const step of Object.keys(good)) {
      if (step === last) return;
      await send(await read(step));
    }
  };
  const steps = Object.keys(good);
  return { read, send, fillUpTo, steps, last: steps.at(-1) ?? '' };
}

/** Returns a step's response when it does not lead on. */
const responseDataOf = (answer: unknown) => (answer as { data: StepResponse }).data;

const rowOf = ({ id }: Person) =>
  db('wizard_drafts').where({ owner_id: id }).select('version', 'sealed_answers', 'submitted_at');

describe.each(wizards)('$wizard.kind', (row) => {
  const { wizard } = row;
  const begin = async () => {
    const { id } = await makeUser(db);
    const person = { kind: 'user', id } as const;
    await row.prepare?.(context, person);
    return { person, ...before(row, person) };
  };

  it('refuses invalid input of a step at its field, keeps the words, and changes nothing', async () => {
    for (const [step, field, typed] of row.bad) {
      const { person, read, send, fillUpTo } = await begin();
      await fillUpTo(step);
      const held = await rowOf(person);
      const { lastResult } = responseDataOf(await send(await read(step), typed));
      expect(Object.keys(lastResult?.error ?? {})).toContain(field);
      expect(lastResult?.initialValue).toMatchObject(typed);
      expect(await rowOf(person)).toEqual(held);
    }
  });

  it('leads from step to step, resumes at the last one, and shows the earlier input again', async () => {
    const { read, send, steps, last } = await begin();
    for (const [index, step] of steps.entries()) {
      const drawn = await read(step);
      expect(drawn.progress.steps[index]).toMatchObject({ isShown: true, state: 'open' });
      if (index === 0) expect(drawn.progress.back).toBeNull();
      else expect(drawn.progress.back?.href).toBe(wizard.href(steps[index - 1] ?? ''));
      if (step === last) break;
      const next = wizard.href(steps[index + 1] ?? '');
      expect(await leadsTo(send(drawn))).toBe(next);
      expect(await leadsTo(read(null))).toBe(next);
      expect((await read(step)).values).toEqual(row.good[step]);
    }
  });

  it('lets a user jump to each step that may be seen, and to no other', async () => {
    const { read, send, fillUpTo, steps, last } = await begin();
    const missing = steps.find((step) => !wizard.steps[step]?.isOptional) ?? last;
    for (const [index, step] of steps.entries()) {
      const isBehind = index > steps.indexOf(missing);
      expect(await leadsTo(read(step))).toBe(isBehind ? wizard.href(steps[0] ?? '') : null);
    }
    expect(await leadsTo(read('nowhere'))).toBe(wizard.href(steps[0] ?? ''));
    const drawn = await read(null).catch(() => read(steps[0] ?? ''));
    for (const step of ['nowhere', 'constructor']) {
      await expect(send({ ...drawn, step }, {})).rejects.toMatchObject({ init: { status: 400 } });
    }
    await fillUpTo(last);
    for (const step of steps) expect(await leadsTo(read(step))).toBeNull();
  });

  it('returns a second window its input, with the input that the first one saved', async () => {
    const { read, send, fillUpTo } = await begin();
    const [step, other] = row.other;
    await fillUpTo(step);
    const drawn = await read(step);
    await send(drawn);
    // A repetition with the same values is no conflict.
    expect(await leadsTo(send(drawn))).not.toBeNull();
    const { lastResult, changed, version } = responseDataOf(await send(drawn, other));
    expect(lastResult?.initialValue).toMatchObject(other);
    expect(changed?.holds.map(({ value }) => value).join()).not.toBe('');
    expect((await read(step)).values).toEqual(row.good[step]);
    const knowing = { ...drawn, draft: { ...drawn.draft, version: version ?? 0 } };
    expect(await leadsTo(send(knowing, other))).not.toBeNull();
    expect((await read(step)).values).toEqual(other);
  });

  it('is carried out once, however often it is submitted, and leaves no words', async () => {
    const { person, read, send, fillUpTo, last } = await begin();
    await fillUpTo(last);
    const drawn = await read(last);
    const presses = Array.from({ length: 10 }, () => leadsTo(send(drawn, undefined, 'submit')));
    const led = new Set(await Promise.all(presses));
    expect(led.size).toBe(1);
    expect([...led][0]).not.toBe(wizard.href(last));
    expect(await leadsTo(send(drawn, undefined, 'submit'))).toBe([...led][0]);
    expect(await leadsTo(send(drawn))).toBe([...led][0]);
    expect(await row.countMade(db, person)).toBe(1);
    expect(await rowOf(person)).toMatchObject([{ sealed_answers: null }]);
  });

  it('is not submitted before its time', async () => {
    const { person, read, send, steps } = await begin();
    const [first = ''] = steps;
    const led = await leadsTo(send(await read(first), undefined, 'submit'));
    const missing = steps.slice(1).find((step) => !wizard.steps[step]?.isOptional);
    if (missing !== undefined) expect(led).toBe(wizard.href(missing));
    expect(await row.countMade(db, person)).toBe(missing === undefined ? 1 : 0);
  });

  it('expires', async () => {
    const { person, read, fillUpTo, steps, last } = await begin();
    await fillUpTo(last);
    const justNow = new Date(context.now().getTime() - 1);
    await db('wizard_drafts').where({ owner_id: person.id }).update({ expires_at: justNow });
    expect(await leadsTo(read(null))).toBe(wizard.href(steps[0] ?? ''));
    await wizardsRetention.wizardDrafts.remove(context);
    expect(await rowOf(person)).toEqual([]);
  });

  it('records in analytics which step was passed, and nothing of the input', async () => {
    const { person, read, send, steps } = await begin();
    await send(await read(steps[0] ?? ''));
    const noted = await db('outbox')
      .where({ aggregate_id: person.id, name: 'analytics.noted' })
      .pluck('payload');
    const own = wizard.event?.(steps[0] ?? '');
    const usual = { wizard: wizard.kind, step: steps[0], act: 'saved' };
    const event = own
      ? { name: own, properties: { act: 'saved' } }
      : { name: 'wizard-step', properties: usual };
    expect(noted).toEqual([expect.objectContaining({ event })]);
  });

  it.runIf(row.isForVisitors)(
    'moves from a visitor to their account, to be submitted there',
    async () => {
      const visitor = { kind: 'guest', id: newId() } as const;
      const asVisitor = before(row, visitor);
      await asVisitor.fillUpTo(asVisitor.last);
      const led = await leadsTo(asVisitor.send(await asVisitor.read(asVisitor.last), {}, 'submit'));
      expect(led).toBe(wizard.signUpHref?.(wizard.href(asVisitor.last)));
      const { person, read, send, steps, last } = await begin();
      await send(await read(steps[0] ?? ''));
      const [step, other] = row.other;
      await asVisitor.send(await asVisitor.read(step), other);
      const attached = { guestId: visitor.id, userId: person.id };
      await transact(context, (trx) => attachGuest(context, trx, attached));
      expect(await rowOf(visitor)).toEqual([]);
      const moved = await read(last);
      expect((await read(step)).values).toMatchObject(other);
      expect(await leadsTo(send(moved, {}, 'submit'))).not.toBe(wizard.href(last));
      expect(await row.countMade(db, person)).toBe(1);
    },
  );

  it.runIf(row.isForVisitors)(
    'of a visitor gives way to one saved later by the account',
    async () => {
      const visitor = { kind: 'guest', id: newId() } as const;
      const asVisitor = before(row, visitor);
      const [step, other] = row.other;
      await asVisitor.fillUpTo(step);
      await asVisitor.send(await asVisitor.read(step), other);
      context.advance(1000);
      const { person, read, send, fillUpTo } = await begin();
      await fillUpTo(step);
      await send(await read(step));
      const own = await rowOf(person);
      const attached = { guestId: visitor.id, userId: person.id };
      await transact(context, (trx) => attachGuest(context, trx, attached));
      expect(await rowOf(visitor)).toEqual([]);
      expect(await rowOf(person)).toEqual(own);
      expect((await read(step)).values).toMatchObject(row.good[step] ?? {});
    },
  );
});
