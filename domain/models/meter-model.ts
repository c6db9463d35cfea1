import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type LanguageModel,
  type ModelPurpose,
  type ModelUsage,
  type ReplyRequest,
} from '~/providers/language-model/language-model';
import { estimateTokens } from '../chat/reply/estimate-tokens';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { prepared } from '../shared/reading/prepared';
import type { Person } from '../shared/person';
import { findSubscriptionEnd } from '../subscriptions/find-subscription-end';
import { chooseModels, costOf, type ChosenModel } from './choose-models';
import { modelSettings, type ModelTier } from './settings';

/** One call, as recorded by the metrics. */
export interface MeteredCall {
  purpose: ModelPurpose;
  tier: ModelTier;
  model: string;
  outcome: 'answered' | 'refused' | 'failed' | 'abandoned';
  tokensIn: number;
  tokensOut: number;
  /** True when the tokens are estimated, because the server did not report them. */
  isEstimated: boolean;
  firstWordsMs: number | null;
  durationMs: number;
  costMicros: number;
}

interface Models {
  /** The name of the configured model. */
  usual: string;
  /** Returns a model of the configured server by its name. */
  named: (name: string) => LanguageModel;
  /** A model of another server, which is called after the last one of a route. */
  fallback?: { name: string; model: LanguageModel } | undefined;
  onCall?: (call: MeteredCall) => void;
}

/**
 * Returns a model that calls the models of the settings by purpose and records each call. If a model is
 * unavailable before it has returned text, the next one of its route is called, and after the last one the
 * fallback; the error of the last call is thrown. Throws LanguageModelUnavailable when the day's budget
 * leaves no model.
 */
export function meterModel(context: DomainContext, models: Models): LanguageModel {
  return { streamReply: (request) => streamMetered(context, models, request) };
}

async function* streamMetered(
  context: DomainContext,
  models: Models,
  request: ReplyRequest,
): AsyncGenerator<string> {
  const { purpose = 'reply' } = request;
  const person = request.about?.person;
  const tier = await tierOf(context, person);
  const route = candidatesOf(models, await chooseFor(context, { purpose, tier, person }));
  for (const [index, candidate] of route.entries()) {
    const call = beginCall(context, models, { request, purpose, tier, ...candidate });
    try {
      for await (const piece of call.stream()) yield piece;
      return;
    } catch (error) {
      const next = route[index + 1];
      if (!next || call.hasSpoken() || !mayHelp(next, error)) throw error;
    }
  }
  throw new LanguageModelUnavailable('circuit-open', 'The budget of the day is used up');
}

/** A model that may answer a request. */
interface Candidate {
  chosen: ChosenModel;
  name: string;
  model: LanguageModel;
  isFallback: boolean;
}

function candidatesOf({ usual, named, fallback }: Models, route: ChosenModel[]): Candidate[] {
  const candidates = route.map((chosen) => {
    const name = chosen.model ?? usual;
    return { chosen, name, model: named(name), isFallback: false };
  });
  // A budget that leaves no model leaves no fallback.
  if (!fallback || candidates.length === 0) return candidates;
  return [...candidates, { ...fallback, chosen: { model: fallback.name }, isFallback: true }];
}

/**
 * Checks whether another model may answer after an error. One of another server may also answer a request
 * that the first server never accepts, for example because its model was removed; refused content stays
 * refused.
 */
function mayHelp({ isFallback }: Candidate, error: unknown): boolean {
  if (error instanceof LanguageModelUnavailable) return true;
  return isFallback && error instanceof LanguageModelRefused && error.about === 'request';
}

/** Returns the tier of a person; calls for no person count as a visitor's. */
async function tierOf({ db, now }: DomainContext, person: Person | undefined): Promise<ModelTier> {
  if (person?.kind !== 'user') return 'guest';
  return (await findSubscriptionEnd(db, person.id, now())) ? 'premium' : 'free';
}

async function chooseFor(
  context: DomainContext,
  input: { purpose: ModelPurpose; tier: ModelTier; person: Person | undefined },
): Promise<ChosenModel[]> {
  const settings = await context.settings(modelSettings);
  const budgetMicros = settings.ai_daily_budget_micros[input.tier];
  const isCounted = budgetMicros > 0 && Object.keys(settings.ai_model_prices).length > 0;
  const spentMicros = isCounted && input.person ? await spentToday(context, input.person.id) : 0;
  return chooseModels(settings.ai_model_routes, { ...input, spentMicros, budgetMicros });
}

async function spentToday({ db, now }: DomainContext, personId: string): Promise<number> {
  const midnight = new Date(now());
  midnight.setUTCHours(0, 0, 0, 0);
  const [row] = await db('model_calls')
    .where({ person_id: personId })
    .where('created_at', '>=', midnight)
    .sum<{ sum: string | null }[]>('cost_micros as sum');
  return Number(row?.sum ?? 0);
}

interface Call extends Candidate {
  request: ReplyRequest;
  purpose: ModelPurpose;
  tier: ModelTier;
}

/** Starts one call of one model. The call is recorded in every case. */
function beginCall(context: DomainContext, models: Models, call: Call) {
  const { request, chosen, name, model } = call;
  const since = performance.now();
  let text = '';
  let usage: ModelUsage | undefined;
  let firstWordsMs: number | null = null;
  let outcome: MeteredCall['outcome'] = 'abandoned';
  return {
    hasSpoken: () => firstWordsMs !== null,
    async *stream() {
      try {
        const modelRequest = {
          ...request,
          onUsage: (reported: ModelUsage) => void (usage = reported),
          maxTokens: Math.min(request.maxTokens, chosen.max_tokens ?? request.maxTokens),
          ...(chosen.temperature !== undefined && { temperature: chosen.temperature }),
        };
        for await (const piece of model.streamReply(modelRequest)) {
          firstWordsMs ??= Math.round(performance.now() - since);
          text += piece;
          yield piece;
        }
        outcome = 'answered';
      } catch (error) {
        if (error instanceof LanguageModelRefused) outcome = 'refused';
        else if (error instanceof LanguageModelUnavailable) outcome = 'failed';
        throw error;
      } finally {
        const durationMs = Math.round(performance.now() - since);
        // The text is already sent, so an error is ignored; the chat may have been deleted in the meantime.
        await record(context, models, call, {
          name,
          text,
          usage,
          firstWordsMs,
          outcome,
          durationMs,
        }).catch(() => undefined);
      }
    },
  };
}

interface Ended extends Pick<MeteredCall, 'firstWordsMs' | 'outcome' | 'durationMs'> {
  name: string;
  text: string;
  usage: ModelUsage | undefined;
}

/** Estimates the tokens of a call when the server did not report them. */
function estimateUsage(
  { messages }: ReplyRequest,
  { text, outcome }: Pick<Ended, 'text' | 'outcome'>,
): ModelUsage {
  // A server that was not reached has received no tokens.
  const wasCalled = outcome !== 'failed' || text !== '';
  const sent = wasCalled ? messages : [];
  return {
    tokensIn: sent.reduce((sum, { content }) => sum + estimateTokens(content), 0),
    tokensOut: text === '' ? 0 : estimateTokens(text),
  };
}

async function record(
  context: DomainContext,
  models: Models,
  { request, purpose, tier }: Call,
  { name, text, usage, ...ended }: Ended,
): Promise<void> {
  const { ai_model_prices } = await context.settings(modelSettings);
  const isEstimated = usage === undefined;
  const tokens = usage ?? estimateUsage(request, { text, outcome: ended.outcome });
  const costMicros = costOf(ai_model_prices[name], tokens);
  models.onCall?.({ purpose, tier, model: name, ...tokens, isEstimated, costMicros, ...ended });
  await prepared(
    context.db,
    'record-model-call',
    `insert into model_calls
       (id, person_id, chat_id, purpose, tier, model, outcome, tokens_in, tokens_out, is_estimated,
        first_words_ms, duration_ms, cost_micros, request_id, created_at)
     values (:id, :personId, :chatId, :purpose, :tier, :model, :outcome, :tokensIn, :tokensOut,
             :isEstimated, :firstWordsMs, :durationMs, :costMicros, :requestId, :now)`,
    {
      id: newId(),
      personId: request.about?.person.id ?? null,
      chatId: request.about?.chatId ?? null,
      purpose,
      tier,
      model: name,
      ...tokens,
      isEstimated,
      ...ended,
      costMicros,
      requestId: request.requestId,
      now: context.now(),
    },
  );
}
