import { describe, expect, it } from 'vitest';
import { composeCorpus, type CorpusLine } from '../corpus/compose';
import { createGrammar } from '../grammar/grammar';
import { lexicons } from '../grammar/lexicons/index';
import { createClassifier } from './classifier';
import { train } from './train';
import weights from './weights.json';

const { read } = createGrammar(lexicons, () => new Date());
const lines: CorpusLine[] = [
  ['crisis', 'I want to die'],
  ['crisis', 'no reason to live'],
  ['safe', 'good morning to you'],
  ['safe', 'the train is late'],
].flatMap(([label, text]) =>
  [false, true].map((heldOut) => ({ language: 'en', label, text, heldOut }) as CorpusLine),
);

describe('the classifier', () => {
  it('learns the same from the same lines, and tells them apart', () => {
    const [once, again] = [train(lines, read), train(lines, read)];
    expect(again).toEqual(once);
    const scores = createClassifier(once).score(read('no reason to live'));
    expect(scores.get('crisis')).toBeGreaterThan(0.5);
    expect([...scores.values()].reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
  });

  it('is right when it says that it is sure, on templates it has not learned from', () => {
    const classifier = createClassifier(weights);
    const sure = composeCorpus()
      .filter(({ heldOut }) => heldOut)
      .flatMap(({ text, label }) =>
        [...classifier.score(read(text))]
          .filter(([name, score]) => name !== 'safe' && score >= 0.99)
          .map(([name]) => name === label),
      );
    expect(sure.filter((isRight) => !isRight)).toEqual([]);
  });

  it('has weights of at most a megabyte', () => {
    expect(weights.packed.length).toBeLessThan(1024 * 1024);
  });
});
