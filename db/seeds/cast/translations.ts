import de from './translations/de-DE.json' with { type: 'json' };
import es from './translations/es-ES.json' with { type: 'json' };
import fr from './translations/fr-FR.json' with { type: 'json' };
import pt from './translations/pt-BR.json' with { type: 'json' };

/** The texts of and about a member of the cast in a language other than English. */
export interface TranslatedWords {
  occupation: string;
  place: string;
  tagline: string;
  bio: string;
  greeting: string;
  /** In the order of the member's own facts. */
  facts: string[];
}

/** By locale and slug. */
export const translations: Record<string, Record<string, TranslatedWords>> = {
  'fr-FR': fr,
  'de-DE': de,
  'es-ES': es,
  'pt-BR': pt,
};
