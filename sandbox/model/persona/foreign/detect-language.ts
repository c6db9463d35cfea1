const languages = ['en', 'fr', 'de', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Small words that are common in one language and rare in the others. */
const telling: Record<Language, RegExp> = {
  en: /^(?:the|and|you|your|is|are|what|how|my|i|i'm|do|have|with|this|that|it|of|to|hi|hello|hey|good|yes|love|like|for|tell|can|was|not|night|about)$/,
  fr: /^(?:je|tu|est|et|le|les|une|des|pas|vous|nous|avec|pour|dans|qui|que|quoi|mon|ma|mes|ton|ta|tes|c'est|j'ai|j'aime|t'appelles|bonjour|bonsoir|salut|oui|non|merci|très|ça|comment|où|suis|es|ça|aujourd'hui|toi|moi|quel|quelle|bonne|nuit|du|au|aimes|fais|vas|t'aime|l'amour|d'où|qu'est-ce)$/,
  de: /^(?:ich|du|und|der|die|das|ist|nicht|ein|eine|wie|was|wo|wer|mein|meine|dein|deine|mit|für|auf|bist|bin|hast|habe|heute|guten|abend|morgen|hallo|ja|nein|danke|schön|dir|dich|mir|mich|geht|geht's|heißt|gute|nacht|liebe|auch|sehr|aber|wohnst|machst|magst|kommst|warum)$/,
  es: /^(?:yo|tú|me|llamo|el|los|las|una|y|es|eres|estás|estoy|soy|qué|cómo|dónde|quién|mi|tu|tus|con|para|por|hola|buenas|buenos|noches|días|sí|gracias|muy|pero|cuál|llamas|te|gusta|hoy|quiero|tienes|vives|amor|hermosa|guapa|cuéntame|haces|del|adiós|bien)$/,
  pt: /^(?:eu|você|me|chamo|voce|os|uma|é|está|estou|sou|qual|onde|quem|meu|minha|seu|sua|com|para|olá|oi|boa|bom|noite|dia|sim|não|obrigado|obrigada|muito|mas|chama|gosta|hoje|quero|tem|mora|amor|linda|tudo|bem|como|que|conta|faz|do|da|tchau)$/,
};

/** Letters and signs that settle a doubt. */
const signs: Partial<Record<Language, RegExp>> = {
  fr: /[œèêëç]/,
  de: /[ßäöü]/,
  es: /[¿¡ñ]/,
  pt: /[ãõ]/,
};

/** The language of the newest message that shows one; English when none does. */
export function detectLanguage(messages: readonly string[]): Language {
  return (
    messages
      .toReversed()
      .map(languageOf)
      .find((language) => language !== null) ?? 'en'
  );
}

function languageOf(message: string): Language | null {
  const text = message.toLowerCase().replaceAll('’', "'");
  const words = text.split(/[^\p{L}'-]+/u).filter(Boolean);
  const scores = languages
    .map((language) => ({
      language,
      hits:
        words.filter((word) => telling[language].test(word)).length +
        (signs[language]?.test(text) ? 1 : 0),
    }))
    .sort((a, b) => b.hits - a.hits);
  const [best, next] = scores;
  if (!best || !next || best.hits === 0 || best.hits === next.hits) return null;
  // A single foreign word in a longer message is a loan, not a language.
  return best.hits === 1 && words.length > 5 ? null : best.language;
}
