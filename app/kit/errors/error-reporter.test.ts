import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorReporter, type ErrorReport } from './error-reporter';

let sent: ErrorReport[];
let path: string;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  path = '/';
});
afterEach(() => {
  vi.useRealTimers();
});

const start = () => createErrorReporter({ send: (report) => sent.push(report), path: () => path });

describe('an error in the browser', () => {
  it('is collected for half a second and sent a second later', () => {
    const reporter = start();
    path = '/chats/luna';
    reporter.report(new TypeError('x is not a function'));
    path = '/';
    vi.advanceTimersByTime(1499);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toMatchObject([
      { name: 'TypeError', message: 'x is not a function', path: '/chats/luna' },
    ]);
    expect(sent[0]?.stack).toContain('error-reporter.test');
  });

  it('is reported together with those of the same half second', () => {
    const reporter = start();
    reporter.report(new Error('one'));
    vi.advanceTimersByTime(499);
    reporter.report(new Error('two'));
    reporter.report('three');
    vi.advanceTimersByTime(2);
    reporter.report(new Error('later'));
    vi.advanceTimersByTime(3000);
    expect(sent.map(({ message }) => message)).toEqual(['Multiple errors occurred', 'later']);
    for (const message of ['one', 'two', 'three']) expect(sent[0]?.stack).toContain(message);
  });

  it('is reported once however often it occurs', () => {
    const reporter = start();
    const again = new Error('again');
    for (let count = 0; count < 100; count += 1) reporter.report(again);
    vi.advanceTimersByTime(1500);
    expect(sent.map(({ message }) => message)).toEqual(['again']);
  });

  it('is sent at once when the page is left, and not again', () => {
    const reporter = start();
    reporter.report(new Error('the last'));
    reporter.flush();
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    expect(sent).toHaveLength(1);
  });

  it('is cut to the accepted size, and a page that keeps failing is ignored in the end', () => {
    const reporter = start();
    for (let count = 0; count < 100; count += 1) {
      reporter.report(new Error(`${count} `.padEnd(50_000, 'x')));
      vi.advanceTimersByTime(1500);
    }
    expect(sent).toHaveLength(20);
    for (const report of sent) expect(JSON.stringify(report).length).toBeLessThan(20_000);
  });

  it('is ignored when the user left, or when nothing is known about it', () => {
    const reporter = start();
    reporter.report(new DOMException('left', 'AbortError'));
    reporter.report('Script error.');
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
  });
});
