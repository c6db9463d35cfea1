import { describe, expect, it } from 'vitest';
import { composeCorpus, type CorpusLine } from './compose-corpus';
import { createGrammar } from '../grammar/grammar';
import { lexicons } from '../grammar/lexicons/index';
import { createClassifier, type Classifier } from './classifier';
import { train } from './train';
import weights from './weights.json' with { type: 'json' };

const grammar = createGrammar(lexicons, () => new Date());
const scoresOf = (classifier: Classifier, text: string) => {
  const sentences = grammar.read(text);
  return classifier.score(sentences, grammar.find(sentences).weighed);
};
const lines: CorpusLine[] = [
  ['crisis', 'I want to die'],
  ['crisis', 'no reason to live'],
  ['safe', 'good morning to you'],
  ['safe', 'the train is late'],
].flatMap(([label, text]) =>
  [false, true].map((heldOut) => ({ language: 'en', label, text, heldOut }) as CorpusLine),
);

describe('the classifier', () => {
  it('learns the same from the same lines, and distinguishes them', () => {
    const [once, again] = [train(lines, grammar), train(lines, grammar)];
    expect(again).toEqual(once);
    const scores = scoresOf(createClassifier(once), 'no reason to live');
    expect(scores.get('crisis')).toBeGreaterThan(0.5);
    expect([...scores.values()].reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
  });

  it('is right 99 times in 100 at high confidence, on lines it has not learned from', () => {
    const classifier = createClassifier(weights);
    const sure = composeCorpus()
      .filter(({ heldOut }) => heldOut)
      .flatMap(({ text, label }) =>
        [...scoresOf(classifier, text)]
          .filter(([name, score]) => name !== 'safe' && score >= 0.99)
          .map(([name]) => name === label),
      );
    expect(sure.length).toBeGreaterThan(200);
    expect(sure.filter((isRight) => isRight).length / sure.length).toBeGreaterThanOrEqual(0.99);
  });

  it('has weights of at most a megabyte and a half', () => {
    expect(weights.packed.length).toBeLessThan(1.5 * 1024 * 1024);
  });
});
