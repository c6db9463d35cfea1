import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Author, PinnedAuthor } from './author';
import { acceptAuthor, decideAuthor, takeBackAuthor } from './decide-author';

const old: Author = { model: 'old', prompt: 1, persona: 'a'.repeat(16) };
const recent: Author = { ...old, model: 'new' };
const pinned: PinnedAuthor = {
  author: old,
  offered: null,
  isOfferClosed: false,
  former: null,
  answeredBy: 'old',
  isServed: true,
};
const answered = { model: 'old', current: 'old', isServed: true, isStandIn: false };
const decide = (more: Partial<Parameters<typeof decideAuthor>[0]>) =>
  decideAuthor({ pinned, current: old, answered, hasPrompt: true, ...more });

describe('the author of a chat', () => {
  it('is the current one from the first reply on, also if another model had to answer', () => {
    const other = { ...answered, model: 'other' };
    expect(decide({ pinned: null, answered: other })).toMatchObject({
      author: old,
      offered: null,
      answeredBy: 'other',
    });
  });

  it('needs no change while it is the current one', () => {
    expect(decide({})).toBeNull();
  });

  it.each([
    ['model', recent],
    ['prompt', { ...old, prompt: 2 }],
    ['persona', { ...old, persona: 'b'.repeat(16) }],
  ])('stays when the operator changes the %s, which is offered once', (_, current) => {
    const next = decide({ current });
    expect(next).toMatchObject({ author: old, offered: current, isOfferClosed: false });
    const closed = { ...(next ?? pinned), isOfferClosed: true };
    expect(decide({ pinned: closed, current })).toBeNull();
    expect(decide({ pinned: closed, current: { ...current, model: 'third' } })).toMatchObject({
      isOfferClosed: false,
    });
    expect(decide({ pinned: closed, current: old })).toMatchObject({ offered: null });
  });

  it('is said to be gone, even after the person had chosen to stay, and to be back', () => {
    const stays = { ...pinned, offered: recent, isOfferClosed: true };
    const gone = decide({
      pinned: stays,
      current: recent,
      answered: { ...answered, model: 'new', isServed: false },
    });
    expect(gone).toMatchObject({ isServed: false, isOfferClosed: false, answeredBy: 'new' });
    expect(decide({ pinned: gone, current: recent })).toMatchObject({ isServed: true });
    expect(decide({ hasPrompt: false })).toMatchObject({ isServed: false });
  });

  it('is replaced where it was a demo’s stand-in', () => {
    const next = decide({ current: recent, answered: { ...answered, isStandIn: true } });
    expect(next).toMatchObject({ author: recent, offered: null });
  });

  it('changes only by the person, and is the same after taking a change back', () => {
    const names = fc.record({
      model: fc.constantFrom('old', 'new', 'third'),
      prompt: fc.constantFrom(1, 2),
      persona: fc.constantFrom('a', 'b'),
    });
    fc.assert(
      fc.property(names, fc.boolean(), fc.boolean(), (current, isServed, hasPrompt) => {
        const next = decide({ current, hasPrompt, answered: { ...answered, isServed } });
        expect(next?.author ?? old).toEqual(old);
      }),
    );
    const changed = acceptAuthor({ ...pinned, offered: recent }, recent);
    expect(changed).toMatchObject({ author: recent, offered: null, former: old });
    const back = takeBackAuthor(changed, old);
    expect(back).toMatchObject({ author: old, offered: recent, isOfferClosed: true, former: null });
  });

  it('cannot be taken back once it is gone', () => {
    expect(acceptAuthor({ ...pinned, isServed: false, offered: recent }, recent).former).toBeNull();
  });
});
