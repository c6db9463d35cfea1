import type { MeteredCall } from '~/domain/models/meter-model';
import type { SpeechCall } from '~/domain/models/meter-speech';
import { Counter, Histogram, type Metrics } from '~/observability/metrics';

/** Creates the metrics of a worker's model calls. */
export function createModelMetrics(metrics: Metrics): (call: MeteredCall) => void {
  const registers = [metrics];
  const labelNames = ['purpose', 'tier', 'model', 'outcome'];
  const durations = new Histogram({
    name: 'model_call_duration_seconds',
    help: 'Time a language model took for a whole answer',
    labelNames,
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  });
  const firstWords = new Histogram({
    name: 'model_first_words_seconds',
    help: 'Time until the first words of an answer',
    labelNames: ['purpose', 'model'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const tokens = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens of prompts and answers, as the server reports them or else estimated',
    labelNames: ['purpose', 'tier', 'model', 'direction'],
    registers,
  });
  const cost = new Counter({
    name: 'model_cost_micros_total',
    help: 'What language models cost, in millionths of a US dollar',
    labelNames: ['purpose', 'tier', 'model'],
    registers,
  });
  return ({ purpose, tier, model, outcome, ...call }) => {
    durations.observe({ purpose, tier, model, outcome }, call.durationMs / 1000);
    if (call.firstWordsMs !== null) {
      firstWords.observe({ purpose, model }, call.firstWordsMs / 1000);
    }
    tokens.inc({ purpose, tier, model, direction: 'in' }, call.tokensIn);
    tokens.inc({ purpose, tier, model, direction: 'out' }, call.tokensOut);
    cost.inc({ purpose, tier, model }, call.costMicros);
  };
}

/** Creates the same metrics for speech and transcription. */
export function createSpeechMetrics(metrics: Metrics): (call: SpeechCall) => void {
  const registers = [metrics];
  const labelNames = ['purpose', 'model', 'outcome'];
  const durations = new Histogram({
    name: 'speech_call_duration_seconds',
    help: 'Time a speech service took to read words aloud or to write down a recording',
    labelNames,
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers,
  });
  const cost = new Counter({
    name: 'speech_cost_micros_total',
    help: 'What speech services cost, in millionths of a US dollar',
    labelNames: ['purpose', 'model'],
    registers,
  });
  return ({ purpose, model, outcome, durationMs, costMicros }) => {
    durations.observe({ purpose, model, outcome }, durationMs / 1000);
    cost.inc({ purpose, model }, costMicros);
  };
}
