import type { WrittenLocale } from '~/locales/written-locales';

type ByLanguage = Record<WrittenLocale, readonly string[]>;

/** Words that callers say while the character speaks: as a listener, to stop them, or as a turn. */
export const soundsBetween = {
  listening: {
    'en-GB': ['mm-hm', 'yeah', 'right', 'okay', 'aha'],
    'de-DE': ['mhm', 'ja', 'genau', 'ach so', 'aha'],
    'es-ES': ['mhm', 'sí', 'claro', 'vale', 'ajá'],
    'fr-FR': ['mhm', 'oui', 'd’accord', 'ouais', 'ah bon'],
    'pt-BR': ['uhum', 'sim', 'certo', 'tá bom', 'aham'],
  },
  stopping: {
    'en-GB': ['stop', 'wait', 'hold on'],
    'de-DE': ['stopp', 'warte', 'Moment'],
    'es-ES': ['para', 'espera', 'un momento'],
    'fr-FR': ['stop', 'attends', 'arrête'],
    'pt-BR': ['para', 'espera', 'um momento'],
  },
  talking: {
    'en-GB': ['But that is not what I meant.', 'I have a question.'],
    'de-DE': ['Das habe ich nicht gemeint.', 'Ich habe eine Frage.'],
    'es-ES': ['No es lo que quería decir.', 'Tengo una pregunta.'],
    'fr-FR': ['Ce n’est pas ce que je voulais dire.', 'J’ai une question.'],
    'pt-BR': ['Não foi isso que eu quis dizer.', 'Tenho uma pergunta.'],
  },
} satisfies Record<string, ByLanguage>;
