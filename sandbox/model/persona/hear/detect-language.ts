const languages = ['en', 'fr', 'de', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Small words that are common in one language and rare in the others. */
const telling: Record<Language, RegExp> = {
  en: /^(?:morning|evening|im|its|dont|just|the|and|you|your|is|are|what|how|my|i|i'm|do|have|with|this|that|it|of|to|good|yes|love|like|for|tell|can|was|not|night|about)$/,
  fr: /^(?:coucou|kikou|cc|slt|bjr|bsr|wesh|mdr|c'était|t'es|t'as|j'avais|quoi|bof|ouais|je|tu|est|et|le|les|une|des|pas|vous|nous|avec|pour|dans|qui|que|quoi|mon|ma|mes|ton|ta|tes|c'est|j'ai|j'aime|t'appelles|bonjour|bonsoir|salut|oui|non|merci|très|ça|comment|où|suis|es|ça|aujourd'hui|toi|moi|quel|quelle|bonne|bien|dormi|nuit|du|au|aimes|fais|vas|t'aime|l'amour|d'où|qu'est-ce)$/,
  de: /^(?:moin|servus|tag|jo|geht|grad|hab|bock|nen|ne|wieder|alles|noch|immer|ich|du|und|der|die|das|ist|nicht|ein|eine|wie|was|wo|wer|mein|meine|dein|deine|mit|für|auf|bist|bin|hast|habe|heute|guten|abend|morgen|hallo|ja|nein|danke|schön|dir|dich|mir|mich|geht|geht's|heißt|gute|nacht|liebe|auch|sehr|aber|wohnst|machst|magst|kommst|warum)$/,
  es: /^(?:ya|casi|algo|está|nada|durmiendo|holi|ola|buenas|tía|jaja|jajaja|cielo|guapo|que|le|pido|mes|viene|diga|crees|gustará|tengo|miedo|hoy|mañana|él|ella|tú|me|llamo|el|los|las|una|y|es|eres|estás|estoy|soy|qué|cómo|dónde|quién|mi|tu|tus|con|para|por|hola|buenas|buenos|noches|días|sí|gracias|muy|pero|holaa|cuál|llamas|te|gusta|hoy|quiero|tienes|vives|amor|hermosa|guapa|cuéntame|haces|del|adiós|bien)$/,
  pt: /^(?:passei|queria|adoro|oie|opa|e aí|aí|blz|beleza|vc|vcs|kkk|kk|sumido|sumida|tá|tô|né|gata|gato|valeu|vlw|eu|você|me|chamo|voce|os|uma|é|está|estou|sou|qual|onde|quem|meu|minha|seu|sua|com|para|olá|oi|boa|bom|noite|dia|sim|não|obrigado|obrigada|muito|mas|chama|gosta|hoje|quero|tem|mora|amor|linda|tudo|bem|como|que|conta|faz|do|da|tchau)$/,
};

/** Letters and signs that settle a doubt. */
const signs: Partial<Record<Language, RegExp>> = {
  fr: /[œèëç]|qu'/,
  de: /[ßäöü]|^na (?:du|ihr|gut|ja)(?!\p{L})/u,
  es: /[¿¡ñ]/,
  pt: /[ãõ]/,
};

/** From this many telling words on, another language has begun; fewer may be a loan. */
const enoughToChange = 2;

const romance = new Set<Language>(['fr', 'es', 'pt']);
/** Languages that share so many words that one of them says little. */
const isNear = (one: Language | undefined, other: Language) =>
  one !== undefined && romance.has(one) && romance.has(other);

/** The language of each message: that of the one before, until another is plainly written. */
export function languagesOf(messages: readonly string[]): Language[] {
  let current: Language | null = null;
  return messages.map((message) => {
    const hits = hitsIn(message);
    const [best] = languages.toSorted((a, b) => hits[b] - hits[a]);
    const needed = current === null ? 1 : enoughToChange;
    const isAlone = languages.every((one) => one === best || hits[one] < hits[best ?? 'en']);
    const margin = current !== null && isNear(best, current) ? 2 : 1;
    if (best && isAlone && hits[best] >= needed)
      current = current === null || hits[best] >= hits[current] + margin ? best : current;
    return current ?? 'en';
  });
}

function hitsIn(message: string): Record<Language, number> {
  const text = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/(?<=[iy])[iy](?!\p{L})/gu, '');
  const words = text.split(/[^\p{L}'-]+/u).filter(Boolean);
  const count = (language: Language) =>
    words.filter((word) => telling[language].test(word)).length +
    (signs[language]?.test(text) ? 1 : 0);
  return { en: count('en'), fr: count('fr'), de: count('de'), es: count('es'), pt: count('pt') };
}
