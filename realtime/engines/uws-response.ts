import { STATUS_CODES } from 'node:http';
import type { HttpResponse } from 'uWebSockets.js';
import type { EngineOptions, EngineResponse, EngineStream } from './engine';

/** Wraps a native response, which throws once its reader is gone. The wrapper is safe to call late. */
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
      const stream = new NativeStream(res, state, closed, options);
      stream.write(opening);
      return stream;
    },
    onClose(listener) {
      if (state.open) listeners.push(listener);
      else listener();
    },
  };
}

/** A comment in the event stream format, which readers skip. */
const probe = ':\n\n';

/** A stream over a native response. While its reader is slow, writes wait here. */
class NativeStream implements EngineStream {
  private readonly res: HttpResponse;
  private readonly state: { readonly open: boolean };
  private readonly closed: () => void;
  private readonly options: EngineOptions;
  private blocked = false;
  private gathered = '';
  private waiting: string[] = [];
  private waitingBytes = 0;

  constructor(
    res: HttpResponse,
    state: { readonly open: boolean },
    closed: () => void,
    options: EngineOptions,
  ) {
    this.res = res;
    this.state = state;
    this.closed = closed;
    this.options = options;
    if (!state.open) return;
    res.onWritable(() => {
      if (state.open) res.cork(() => this.flush());
      return true;
    });
  }

  write(text: string): void {
    if (!this.state.open) return;
    if (this.gathered === '') queueMicrotask(() => this.send());
    this.gathered += text;
  }

  end(): void {
    if (!this.state.open) return;
    this.send();
    // The write may have exceeded the limit, which closes the stream.
    if (!this.state.open) return;
    this.res.cork(() => {
      this.res.end();
    });
    this.closed();
  }

  /**
   * Combines all text of one turn of the event loop into one write, because each write is a system call.
   */
  private send(): void {
    const text = this.gathered;
    this.gathered = '';
    if (!this.state.open || text === '') return;
    if (this.blocked) return this.hold(text);
    this.res.cork(() => {
      this.blocked = !this.res.write(text);
    });
  }

  private hold(text: string): void {
    this.waiting.push(text);
    this.waitingBytes += Buffer.byteLength(text);
    if (this.waitingBytes <= this.options.maxBufferedBytes) return;
    this.options.onSlowReader('stream');
    this.res.close();
  }

  private flush(): void {
    // With a writable handler the native buffer drains only during writes, and only the result of a write
    // shows whether it has drained. Without a handler, a stream that was slow once is closed after ten idle
    // seconds.
    if (!this.res.write(probe)) return;
    const text = this.waiting.join('');
    this.waiting = [];
    this.waitingBytes = 0;
    this.blocked = text !== '' && !this.res.write(text);
  }
}
