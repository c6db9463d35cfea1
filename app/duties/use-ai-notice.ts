import { useEffect, useState } from 'react';
import { useFetcher } from '../kit/forms/use-fetcher';
import { useLatest } from '../kit/ui/behaviour/use-latest';
import type { AiNotice } from './ai-notice-data';

/** Milliseconds added to timers, because browsers' timers are inexact and an early request gets nothing. */
const graceMs = 500;

/**
 * Returns the newest notice: the one that the page was loaded with, or one fetched since. Fetches again
 * when a reminder would be due and, where none was expected, after the person has written (`ownSeq`
 * grows).
 */
export function useAiNotice(loaded: AiNotice, ownSeq: number): AiNotice {
  const { load, data } = useFetcher<{ notice: AiNotice | null }>({ key: 'ai-notice' });
  const fetched = data?.notice;
  const notice =
    fetched && fetched.at > loaded.at ? { ...fetched, atStart: loaded.atStart } : loaded;
  const latest = useLatest(notice);
  useEffect(() => {
    const { checkAgainMs } = latest.current;
    if (checkAgainMs === null) return;
    const timer = setTimeout(() => load('/ai_notice/due'), checkAgainMs + graceMs);
    return () => clearTimeout(timer);
  }, [notice.at, latest, load]);
  const [seenSeq] = useState(ownSeq);
  useEffect(() => {
    const { checkAgainMs, words, isOwed } = latest.current;
    const isUnwatched = isOwed && checkAgainMs === null && words === null;
    if (ownSeq > seenSeq && isUnwatched) load('/ai_notice/due');
  }, [ownSeq, seenSeq, latest, load]);
  return notice;
}
