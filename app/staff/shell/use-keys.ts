import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { browserStore } from '../../kit/browser/browser-store';
import { isForSomethingElse } from '../../kit/ui/behaviour/is-for-something-else';
import { isOfInputMethod } from '../../kit/ui/behaviour/is-of-input-method';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { useStaff } from '../use-staff';
import { confirmAnswer, pagesByKey, pressKey } from './keys';
import { staffKeysKey } from './stored-keys';

/** Milliseconds after G in which the key of a page may follow. */
const followsWithin = 1500;

const store = browserStore('localStorage', staffKeysKey);

/** Checks whether single keys are on in this browser. */
export const areKeysOn = () => store.read() !== 'off';

/** Switches single keys on or off in this browser. */
export const switchKeys = (isOn: boolean) => store.write(isOn ? null : 'off');

interface Opening {
  onSearch: () => void;
  onHelp: () => void;
}

/** Listens to the keys of the back office. Single keys never act in a field or a dialog. */
export function useKeys({ onSearch, onHelp }: Opening): void {
  const navigate = useNavigate();
  const pages = useStaff()?.pages ?? [];
  const goneAt = useRef(0);
  const onKey = useLatest((event: KeyboardEvent): boolean => {
    const { key } = event;
    if (isOfInputMethod(event)) return false;
    if (key === 'k' && (event.ctrlKey || event.metaKey)) {
      if (!document.querySelector('dialog[open]')) onSearch();
      return true;
    }
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return confirmAnswer();
    const isSelecting = key === 'a' && event.ctrlKey && !isInField(event);
    if (!areKeysOn() || (!isSelecting && isForSomethingElse(event))) return false;
    if (isSelecting) return pressKey(event);
    const to = pagesByKey[key];
    if (event.timeStamp - goneAt.current < followsWithin && to !== undefined) {
      goneAt.current = 0;
      const mayOpen = to === '/admin' || pages.some((page) => page.to === to);
      if (mayOpen) navigate(to);
      return mayOpen;
    }
    goneAt.current = key === 'g' ? event.timeStamp : 0;
    if (key === '?') onHelp();
    return key === 'g' || key === '?' || pressKey(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && onKey.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onKey]);
}

const isInField = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
