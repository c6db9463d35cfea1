import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSite } from '../../kit/site/use-site';
import { storedDraft } from './stored-draft';

interface Draft {
  characterId: string;
  /** The refused text of a form. */
  refused: string;
  /** The refused text of a message sent over the socket. */
  returned: string | null;
}

/** Keeps the text of a field: in the tab, and after it could not be sent. */
export function useDraft({ characterId, refused, returned }: Draft) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(refused.length);
  const { viewer } = useSite();
  const writer = viewer.kind === 'member' ? viewer.id : viewer.kind;
  const kept = useMemo(() => storedDraft(writer, characterId), [writer, characterId]);
  const keep = useCallback(
    (words: string) => {
      setLength(words.length);
      kept.write(words);
    },
    [kept],
  );
  const write = useCallback(
    (words: string) => {
      if (field.current) field.current.value = words;
      keep(words);
    },
    [keep],
  );
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    // Text that was typed before the scripts loaded is newer.
    const words = kept.read();
    if (words !== '' && field.current?.value === '') write(words);
  }, [kept, write]);

  const shown = useRef<string | null>(null);
  useEffect(() => {
    const written = field.current?.value;
    if (returned !== null && (written === '' || written === shown.current)) write(returned);
    shown.current = returned;
  }, [returned, write]);
  return { field, length, write, keep };
}
