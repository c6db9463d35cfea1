import { beginSpan, endSpan } from '~/observability/tracing';
import type { LanguageModel, ReplyRequest } from './language-model';

/** Records each reply as one span, from the request to the last piece, without its text. */
export function traceModel(model: LanguageModel): LanguageModel {
  return {
    streamReply: (request) => streamTraced(model, request),
    contextTokens: (name) => model.contextTokens?.(name),
  };
}

async function* streamTraced(model: LanguageModel, request: ReplyRequest): AsyncGenerator<string> {
  const span = beginSpan('language-model reply', {
    kind: 'client',
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.max_tokens': request.maxTokens,
      'nocturne.prompt.messages': request.messages.length,
    },
  });
  let pieces = 0;
  let failure: { error: unknown } | undefined;
  try {
    for await (const piece of model.streamReply(request)) {
      if (pieces === 0) span?.addEvent('first words');
      pieces += 1;
      yield piece;
    }
  } catch (error) {
    failure = { error };
    throw error;
  } finally {
    span?.setAttribute('nocturne.reply.pieces', pieces);
    endSpan(span, failure);
  }
}
