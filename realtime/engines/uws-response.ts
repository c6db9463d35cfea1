import { STATUS_CODES } from 'node:http';
import type { HttpResponse } from 'uWebSockets.js';
import type { EngineOptions, EngineResponse, EngineStream } from './engine';

/** Wraps a native response: safe to call late, for a native one throws once its reader is gone. */
export function respondThrough(res: HttpResponse, options: EngineOptions): EngineResponse {
  const listeners: (() => void)[] = [];
  const state = { open: true, begun: false };
  const closed = () => {
    if (!state.open) return;
    state.open = false;
    for (const listener of listeners) listener();
  };
  res.onAborted(closed);
  const writeHead = (status: number, headers: Record<string, string>) => {
    res.writeStatus(`${status} ${STATUS_CODES[status] ?? ''}`.trimEnd());
    for (const [name, value] of Object.entries(headers)) res.writeHeader(name, value);
  };

  return {
    send(status, headers, body) {
      if (!state.open) return;
      if (state.begun) return void res.close();
      res.cork(() => {
        writeHead(status, headers);
        res.end(body);
      });
      closed();
    },
    stream(headers, opening) {
      if (state.open) res.cork(() => writeHead(200, headers));
      state.begun = true;
      const stream = streamThrough(res, state, closed, options);
      stream.write(opening);
      return stream;
    },
    onClose(listener) {
      if (state.open) listeners.push(listener);
      else listener();
    },
  };
}

/** A comment of the event stream format, which readers skip. */
const probe = ':\n\n';

function streamThrough(
  res: HttpResponse,
  state: { readonly open: boolean },
  closed: () => void,
  options: EngineOptions,
): EngineStream {
  let blocked = false;
  let gathered = '';
  let waiting: string[] = [];
  let waitingBytes = 0;

  const flush = () => {
    // With a writable handler the native buffer drains only while something is written, and only
    // the result of that write tells whether it has drained; without one, a stream that was slow
    // once is closed after ten idle seconds.
    if (!res.write(probe)) return;
    const text = waiting.join('');
    waiting = [];
    waitingBytes = 0;
    blocked = text !== '' && !res.write(text);
  };

  const hold = (text: string) => {
    waiting.push(text);
    waitingBytes += Buffer.byteLength(text);
    if (waitingBytes <= options.maxBufferedBytes) return;
    options.onSlowReader('stream');
    res.close();
  };

  /** What one turn of the loop tells is one write: each is a call of the system. */
  const send = () => {
    const text = gathered;
    gathered = '';
    if (!state.open || text === '') return;
    if (blocked) return hold(text);
    res.cork(() => {
      blocked = !res.write(text);
    });
  };

  if (state.open) {
    res.onWritable(() => {
      if (state.open) res.cork(flush);
      return true;
    });
  }

  return {
    write(text) {
      if (!state.open) return;
      if (gathered === '') queueMicrotask(send);
      gathered += text;
    },
    end() {
      if (!state.open) return;
      send();
      // The write may have been the one too many, which closes.
      if (!state.open) return;
      res.cork(() => {
        res.end();
      });
      closed();
    },
  };
}
