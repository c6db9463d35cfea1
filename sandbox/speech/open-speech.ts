import { json, raw, Router, type Request } from 'express';
import * as z from 'zod';
import { behaveBadly } from '../control/behave-badly';
import { errorBody } from '../model/protocol';
import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { transcriptOf } from './transcript-of';
import { say } from './say';

const spokenSchema = z.object({
  model: z.string().min(1),
  input: z.string().min(1).max(4096),
  voice: z.string().min(1),
  response_format: z.literal('wav'),
});
const nextSchema = z.object({ words: z.string().max(4096) });

/** Opens the speech provider in OpenAI's protocol: reads text aloud, and returns preset transcripts. */
export function openSpeech(context: SandboxContext): SandboxProvider {
  const router = Router();
  const nextTranscripts: string[] = [];
  router.use('/speech/v1', (request, response, next) => {
    if (/^Bearer \S+$/.test(request.get('authorization') ?? '')) next();
    else response.status(401).json(errorBody('No API key.', 'invalid_request_error'));
  });
  router.post('/speech/v1/audio/speech', json({ limit: '1mb' }), async (request, response) => {
    if (await behaveBadly(context, 'speech', request, response)) return;
    const parsed = spokenSchema.safeParse(request.body);
    if (!parsed.success) {
      response.status(400).json(errorBody(z.prettifyError(parsed.error), 'invalid_request_error'));
      return;
    }
    const { input, voice } = parsed.data;
    response.type('audio/wav').send(await say(input, voice));
  });
  router.post(
    '/speech/v1/audio/transcriptions',
    raw({ limit: '32mb', type: 'multipart/form-data' }),
    async (request, response) => {
      const form = await readForm(request);
      const file = form?.get('file');
      const language = textOf(form?.get('language'));
      request.body = { model: textOf(form?.get('model')), language };
      if (await behaveBadly(context, 'transcription', request, response)) return;
      if (!(file instanceof Blob) || file.size === 0) {
        response.status(400).json(errorBody('No file.', 'invalid_request_error'));
        return;
      }
      const recording = new Uint8Array(await file.arrayBuffer());
      response.json({ text: nextTranscripts.shift() ?? transcriptOf(recording, language) });
    },
  );
  router.post('/speech/next', json(), (request, response) => {
    const parsed = nextSchema.safeParse(request.body);
    if (parsed.success) nextTranscripts.push(parsed.data.words);
    response.status(parsed.success ? 204 : 400).end();
  });
  router.delete('/speech/next', (_, response) => {
    nextTranscripts.length = 0;
    response.status(204).end();
  });
  return {
    title: 'Speech',
    summary: 'Reads words aloud, and writes down what it is told to hear next.',
    targets: ['speech', 'transcription'],
    links: [
      { label: 'What it was to say', path: '/records.json?target=speech' },
      { label: 'What it was to hear', path: '/records.json?target=transcription' },
    ],
    router,
  };
}

const textOf = (field: FormDataEntryValue | null | undefined): string =>
  typeof field === 'string' ? field : '';

/** Returns the form of a request; null if it has none. */
async function readForm(request: Request): Promise<FormData | null> {
  const headers = { 'content-type': request.get('content-type') ?? '' };
  if (!Buffer.isBuffer(request.body)) return null;
  const form = new globalThis.Response(Uint8Array.from(request.body), { headers });
  return form.formData().catch(() => null);
}
