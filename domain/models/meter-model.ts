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
import { chooseModels, costOf } from './choose-models';
import { pinModel } from './pin-model';
import { modelSettings, type ModelTier, type RoutedModel } from './settings';

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
  /**
   * The name of a demo's stand-in. A chat that began with it continues with the model as soon as there is
   * one, which the head of the chat says.
   */
  standIn?: string | undefined;
  onCall?: (call: MeteredCall) => void;
}

/**
 * Returns a model that calls the models of the settings by purpose, a named one first, and records each
 * call. If a model is unavailable before it has returned text, the next one is called, and after the last
 * one the fallback; the error of the last call is thrown. Throws LanguageModelUnavailable when the day's
 * budget leaves no model.
 */
export function meterModel(context: DomainContext, models: Models): LanguageModel {
  return {
    streamReply: (request) => streamMetered(context, models, request),
    contextTokens: (name = models.usual) => models.named(name).contextTokens?.(),
  };
}

async function* streamMetered(
  context: DomainContext,
  models: Models,
  request: ReplyRequest,
): AsyncGenerator<string> {
  const { purpose = 'reply' } = request;
  const person = request.about?.person;
  const tier = await tierOf(context, person);
  const choice = await chooseFor(context, models, { purpose, tier, person, named: request.model });
  const route = candidatesOf(models, choice.models, purpose);
  let { isServed } = choice;
  for (const [index, candidate] of route.entries()) {
    const call = beginCall(context, models, { request, purpose, tier, ...candidate });
    try {
      for await (const piece of call.stream()) yield piece;
      const { current, isStandIn } = choice;
      request.onAnswered?.({ model: candidate.name, current, isServed, isStandIn });
      return;
    } catch (error) {
      const next = route[index + 1];
      const isNamed = candidate.name === request.model;
      if (!next || call.hasSpoken() || !mayHelp(next, isNamed, error)) throw error;
      if (isNamed && error instanceof LanguageModelRefused) isServed = false;
    }
  }
  throw new LanguageModelUnavailable('circuit-open', 'The budget of the day is used up');
}

/** A model that may answer a request. */
interface Candidate {
  chosen: RoutedModel;
  name: string;
  model: LanguageModel;
  isFallback: boolean;
}

function candidatesOf(
  { named, fallback }: Models,
  route: RoutedModel[],
  purpose: ModelPurpose,
): Candidate[] {
  const candidates = route.map((chosen) => {
    const { model: name } = chosen;
    return name === fallback?.name
      ? { ...fallback, chosen, isFallback: true }
      : { chosen, name, model: named(name), isFallback: false };
  });
  // A budget that leaves no model leaves no fallback, and a trial is of one model.
  const isLast = !fallback || candidates.length === 0 || purpose === 'trial';
  if (isLast || candidates.some(({ isFallback }) => isFallback)) return candidates;
  return [...candidates, { ...fallback, chosen: { model: fallback.name }, isFallback: true }];
}

/**
 * Checks whether the next model may answer after an error. One of another server, and any after the named
 * one, may also answer a request that the first never accepts, for example because its model was removed;
 * refused content stays refused.
 */
function mayHelp({ isFallback }: Candidate, isNamed: boolean, error: unknown): boolean {
  if (error instanceof LanguageModelUnavailable) return true;
  const isOfRequest = error instanceof LanguageModelRefused && error.about === 'request';
  return isOfRequest && (isFallback || isNamed);
}

/** Returns the tier of a person; calls for no person count as a visitor's. */
async function tierOf({ db, now }: DomainContext, person: Person | undefined): Promise<ModelTier> {
  if (person?.kind !== 'user') return 'guest';
  return (await findSubscriptionEnd(db, person.id, now())) ? 'premium' : 'free';
}

interface Choice {
  models: RoutedModel[];
  /** The first model without a named one. */
  current: string;
  /** False if the named model is not for this person. */
  isServed: boolean;
  /** True if the named model is a demo's stand-in, which the current model replaces. */
  isStandIn: boolean;
}

interface ChoiceInput {
  purpose: ModelPurpose;
  tier: ModelTier;
  person: Person | undefined;
  /** The model that the request names. */
  named: string | undefined;
}

async function chooseFor(
  context: DomainContext,
  { usual, standIn }: Models,
  { named, person, ...input }: ChoiceInput,
): Promise<Choice> {
  const settings = await context.settings(modelSettings);
  const routes = settings.ai_model_routes;
  const budgetMicros = settings.ai_daily_budget_micros[input.tier];
  const isCounted = budgetMicros > 0 && Object.keys(settings.ai_model_prices).length > 0;
  const spentMicros = isCounted && person ? await spentToday(context, person.id) : 0;
  const request = { ...input, spentMicros, budgetMicros };
  const [first] = chooseModels(routes, { ...request, spentMicros: 0 });
  const isStandIn = named !== undefined && named === standIn;
  const pinned = isStandIn ? undefined : named;
  const chosen = chooseModels(routes, request);
  const { models, isAllowed } = pinModel(routes, chosen, { ...request, usual, pinned });
  return { models, current: first?.model ?? usual, isServed: isAllowed, isStandIn };
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
