import { longestName } from '~/domain/creator-onboarding/person-name';

/** Corrects a name as it is typed: letters only, at most two words, each with a capital. */
export function typePersonName(field: HTMLInputElement): void {
  const typed = field.value
    .replaceAll(/[^A-Za-zÀ-ɏЀ-ӿ ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .replace(/^ /, '');
  const words = typed.split(' ').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const corrected = words.slice(0, 2).join(' ').slice(0, longestName);
  if (corrected === field.value) return;
  const at = field.selectionStart ?? corrected.length;
  field.value = corrected;
  field.setSelectionRange(at, at);
}
