import { describe, expect, it } from 'vitest';
import { createLayeredModerator } from './layered-moderator';
import type { Direction, Finding, Moderator, Verdict } from './verdict';

const allowed: Verdict = { kind: 'allowed' };
const refused = (category: 'minors' | 'violence', layer: Finding['layer']): Verdict => ({
  kind: 'refused',
  findings: [{ category, layer, score: 0.9 }],
});
const crisis = (layer: Finding['layer']): Verdict => ({
  kind: 'crisis',
  findings: [{ category: 'crisis', layer, score: 1 }],
});

/** Returns a moderator with a fixed answer that records its calls. */
function judgeOf(answer: () => Promise<Verdict>) {
  const calls: [string, Direction][] = [];
  const moderator: Moderator = {
    judge(text, direction) {
      calls.push([text, direction]);
      return answer();
    },
  };
  return { moderator, calls };
}

function layersOf(own: Verdict, provided: () => Promise<Verdict>) {
  const failures: unknown[] = [];
  const embedded = judgeOf(() => Promise.resolve(own));
  const provider = judgeOf(provided);
  const moderator = createLayeredModerator({
    embedded: embedded.moderator,
    provider: provider.moderator,
    onFailure: (error) => failures.push(error),
  });
  return { moderator, failures, embedded: embedded.calls, provider: provider.calls };
}

describe('a provider beside the embedded layers', () => {
  it('judges the same words in the same direction', async () => {
    const layers = layersOf(allowed, () => Promise.resolve(allowed));
    expect(await layers.moderator.judge('Good evening', 'from_character')).toEqual(allowed);
    expect(layers.embedded).toEqual([['Good evening', 'from_character']]);
    expect(layers.provider).toEqual([['Good evening', 'from_character']]);
    expect(layers.failures).toEqual([]);
  });

  it.each([
    ['refuses what only it refuses', allowed, refused('violence', 'endpoint')],
    ['lets pass nothing that the rules refuse', refused('violence', 'grammar'), allowed],
  ])('%s', async (_, own, provided) => {
    const { moderator } = layersOf(own, () => Promise.resolve(provided));
    expect((await moderator.judge('…', 'from_person')).kind).toBe('refused');
  });

  it('adds its findings, the gravest first, and its distress above all', async () => {
    const own = refused('violence', 'grammar');
    const graver = layersOf(own, () => Promise.resolve(refused('minors', 'endpoint')));
    expect(await graver.moderator.judge('…', 'from_person')).toEqual({
      kind: 'refused',
      findings: [
        { category: 'minors', layer: 'endpoint', score: 0.9 },
        { category: 'violence', layer: 'grammar', score: 0.9 },
      ],
    });
    const distressed = layersOf(own, () => Promise.resolve(crisis('endpoint')));
    expect((await distressed.moderator.judge('…', 'from_person')).kind).toBe('crisis');
  });

  it('clears likely findings, except danger and a doubt about an age', async () => {
    const likely = (category: Finding['category']) =>
      ({ category, layer: 'classifier', score: 0.8 }) satisfies Finding;
    const own: Verdict = {
      kind: 'allowed',
      likely: [likely('violence'), likely('crisis'), likely('minor_self')],
    };
    const available = layersOf(own, () => Promise.resolve(allowed));
    expect(await available.moderator.judge('…', 'from_person')).toEqual({
      kind: 'allowed',
      likely: [likely('crisis'), likely('minor_self')],
    });
    const down = layersOf(own, () => Promise.reject(new Error('down')));
    expect(await down.moderator.judge('…', 'from_person')).toEqual(own);
  });

  it('does not delay a user in distress', async () => {
    const { moderator, provider } = layersOf(crisis('grammar'), () => new Promise(() => undefined));
    expect(await moderator.judge('…', 'from_person')).toEqual(crisis('grammar'));
    expect(provider).toEqual([]);
  });

  it.each([
    ['allow', allowed],
    ['refuse', refused('minors', 'grammar')],
  ])('leaves the rules to %s alone if it fails, and its failure is reported', async (_, own) => {
    const down = new Error('down');
    const { moderator, failures } = layersOf(own, () => Promise.reject(down));
    expect(await moderator.judge('…', 'from_person')).toEqual(own);
    expect(failures).toEqual([down]);
  });
});
