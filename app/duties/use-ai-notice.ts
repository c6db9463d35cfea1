import { useEffect, useState } from 'react';
import { useFetcher } from '../kit/forms/use-fetcher';
import { useLatest } from '../kit/ui/behaviour/use-latest';
import type { AiNotice } from './ai-notice-data';

/** Milliseconds added to timers, because browsers' timers are inexact and an early request gets nothing. */
const graceMs = 500;

/**
 * Returns the newest notice: the one that the page was loaded with, or one fetched since. Fetches again
 * when a reminder would be due and, where none was expected, after the person has written (`saidSeq`
 * grows).
 */
export function useAiNotice(loaded: AiNotice, saidSeq: number): AiNotice {
  const { load, data } = useFetcher<{ notice: AiNotice | null }>({ key: 'ai-notice' });
  const asked = data?.notice;
  const notice = asked && asked.at > loaded.at ? { ...asked, atStart: loaded.atStart } : loaded;
  const latest = useLatest(notice);
  useEffect(() => {
    const { askAgainMs } = latest.current;
    if (askAgainMs === null) return;
    const timer = setTimeout(() => load('/ai_notice/due'), askAgainMs + graceMs);
    return () => clearTimeout(timer);
  }, [notice.at, latest, load]);
  const [seenSeq] = useState(saidSeq);
  useEffect(() => {
    const { askAgainMs, words, isOwed } = latest.current;
    const isUnwatched = isOwed && askAgainMs === null && words === null;
    if (saidSeq > seenSeq && isUnwatched) load('/ai_notice/due');
  }, [saidSeq, seenSeq, latest, load]);
  return notice;
}
