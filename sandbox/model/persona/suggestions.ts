import type { Language } from './hear/detect-language';

/** What somebody could say next to whatever they were told: a question, an answer, another way. */
export const suggestions: Record<Language, readonly (readonly string[])[]> = {
  en: [
    ['Tell me more about that', 'And what happened then?', 'How was your day?'],
    ['What do you like about it?', 'I know that feeling', 'Shall we talk of something else?'],
    ['Why do you say that?', 'That made me smile', 'What are you doing later?'],
  ],
  fr: [
    ['Raconte-m’en plus', 'Et qu’est-ce qui s’est passé ?', 'Comment était ta journée ?'],
    ['Qu’est-ce qui te plaît là-dedans ?', 'Je connais ça', 'On parle d’autre chose ?'],
    ['Pourquoi dis-tu ça ?', 'Ça m’a fait sourire', 'Tu fais quoi plus tard ?'],
  ],
  de: [
    ['Erzähl mir mehr davon', 'Und was ist dann passiert?', 'Wie war dein Tag?'],
    ['Was magst du daran?', 'Das Gefühl kenne ich', 'Reden wir über etwas anderes?'],
    ['Warum sagst du das?', 'Da musste ich lächeln', 'Was machst du später?'],
  ],
  es: [
    ['Cuéntame más', '¿Y qué pasó después?', '¿Qué tal tu día?'],
    ['¿Qué te gusta de eso?', 'Conozco esa sensación', '¿Hablamos de otra cosa?'],
    ['¿Por qué lo dices?', 'Me has hecho sonreír', '¿Qué haces luego?'],
  ],
  pt: [
    ['Me conta mais', 'E o que aconteceu depois?', 'Como foi o seu dia?'],
    ['O que você gosta nisso?', 'Conheço essa sensação', 'Vamos falar de outra coisa?'],
    ['Por que você diz isso?', 'Isso me fez sorrir', 'O que você vai fazer mais tarde?'],
  ],
};
