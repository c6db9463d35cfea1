import { expect, it } from 'vitest';
import { prepareReply } from './prepared-reply';

/** Prepares a reply of two sentences, the second of which waits until `goOn` is called. */
function prepare() {
  const read: string[] = [];
  const said: string[] = [];
  const stored: string[] = [];
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const reply = prepareReply({
    read(text) {
      read.push(text);
      return Promise.resolve(null);
    },
    async compose({ signal, accepted }, { onSentence }) {
      onSentence({ offset: 0, text: 'It rains. ' });
      await gate;
      signal.throwIfAborted();
      onSentence({ offset: 10, text: 'Stay in.' });
      await accepted;
      stored.push('It rains. Stay in.');
      return { kind: 'words', content: 'It rains. Stay in.' };
    },
  });
  const receiver = {
    onSentence: ({ text }: { text: string }) => void said.push(text),
    onRetraction: () => Promise.resolve(),
  };
  return { reply, receiver, read, said, stored, goOn };
}

it('says nothing before it is accepted, then what there is at once', async () => {
  const { reply, receiver, read, said, stored, goOn } = prepare();
  expect({ read, said }).toEqual({ read: ['It rains.'], said: [] });
  const composed = reply.accept(receiver, new AbortController().signal);
  expect(said).toEqual(['It rains.']);
  goOn();
  await composed;
  // The receiver converts the rest to speech in its turn.
  expect({ read, said, stored: stored.length }).toEqual({
    read: ['It rains.'],
    said: ['It rains.', 'Stay in.'],
    stored: 1,
  });
});

it('keeps nothing of a reply that is discarded, or cut short', async () => {
  const discarded = prepare();
  discarded.reply.discard();
  discarded.goOn();
  const cut = prepare();
  const speech = new AbortController();
  const composed = cut.reply.accept(cut.receiver, speech.signal);
  speech.abort(new Error('cut'));
  cut.goOn();
  await expect(composed).rejects.toThrow('cut');
  expect([discarded.said, discarded.stored, cut.stored]).toEqual([[], [], []]);
});

it('stores nothing of a reply that was composed to its end and is discarded', async () => {
  const { reply, receiver, stored, goOn } = prepare();
  goOn();
  await new Promise(setImmediate);
  reply.discard();
  await expect(reply.accept(receiver, new AbortController().signal)).rejects.toThrow();
  expect(stored).toEqual([]);
});
