import type { Captions } from './captions';
import de from './captions/de-DE.json' with { type: 'json' };
import es from './captions/es-ES.json' with { type: 'json' };
import fr from './captions/fr-FR.json' with { type: 'json' };
import pt from './captions/pt-BR.json' with { type: 'json' };

/** By locale. The lines have the same positions as in English. */
const captionsAbroad: Record<string, Captions> = {
  'fr-FR': fr,
  'de-DE': de,
  'es-ES': es,
  'pt-BR': pt,
};

/** Returns the result in all other languages. */
export function abroad<Wording>(say: (captions: Captions) => Wording): Record<string, Wording> {
  return Object.fromEntries(
    Object.entries(captionsAbroad).map(([locale, captions]) => [locale, say(captions)]),
  );
}
